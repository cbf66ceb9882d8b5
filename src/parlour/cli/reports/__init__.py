"""Reports of tournaments and studies: one document, written as a page for the browser and as Markdown."""
