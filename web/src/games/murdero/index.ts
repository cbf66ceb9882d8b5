// MURDERO in the browser: its lid; the table is a plain one.
import plain from '../../lib/plain';

export default { ...plain, lid: () => import('./Lid.svelte') };
