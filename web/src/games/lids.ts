// The lids of all boxes, each by its file.
import type { Component } from 'svelte';

export const LIDS = import.meta.glob<Component>('./*/Lid.svelte', { import: 'default', eager: true });
