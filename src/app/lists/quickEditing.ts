/** The fields of quick edit: a chunk of the records stage. */
import './journals';

export { SelectedItems } from '@/features/quickEdit/index.records';
