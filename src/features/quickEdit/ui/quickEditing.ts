import { defineLateChunk } from '@/ui/useChunk';
import type * as Selected from './SelectedItems';

/** The controls of all fields: they edit records, which lists only show. */
export const quickEditing = defineLateChunk< typeof Selected >();
