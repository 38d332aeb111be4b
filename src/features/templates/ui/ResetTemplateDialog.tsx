import type { RemovalProps } from '@/features/documents';
import { RemoveDialog } from '@/features/documents/index.records';
import { removeTemplates } from '../data/removeTemplates';
import type { Template } from '../model/template';

interface ResetTemplateDialogProps extends RemovalProps {
	readonly templates: readonly Template[];
}

/** Asks before the changes of templates are dropped. What is reset still exists, so its uses stay. */
export const ResetTemplateDialog = ( {
	templates,
	...props
}: ResetTemplateDialogProps ) => (
	<RemoveDialog
		{ ...props }
		onRemove={ () => removeTemplates( templates ) }
	/>
);
