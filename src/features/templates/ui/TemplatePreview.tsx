import { __ } from '@wordpress/i18n';
import { Preview } from '../../previews/index.records';
import type { Template } from '../model/template';

interface TemplatePreviewProps {
	readonly template: Template;
	/** Whether it can be scrolled, where there is room to read it. */
	readonly isLarge?: boolean;
}

/** What visitors see where a template is used. */
export const TemplatePreview = ( {
	template: { id, content },
	isLarge = false,
}: TemplatePreviewProps ) => (
	<Preview
		of={ `wp_template:${ id }` }
		version={ content }
		emptyText={ __( 'Empty template', 'atelier' ) }
		isLarge={ isLarge }
	/>
);
