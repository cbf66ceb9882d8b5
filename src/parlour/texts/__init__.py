"""What people read, one folder a language: Fluent files, and the voice that says them."""
