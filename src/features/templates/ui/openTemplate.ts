import { documentRoute, navigate } from '@/routing';
import type { Template } from '../model/template';

/** Opens a template on the edit canvas. */
export const openTemplate = ( { id }: Pick< Template, 'id' > ): void =>
	navigate( documentRoute, { type: 'wp_template', id, isEditing: true } );
