import { __ } from '@wordpress/i18n';
import { Preview } from '@/features/previews';
import type { Template } from '../model/template';

interface TemplatePreviewProps {
	readonly template: Template;
	/** Whether it scrolls, where it is large enough to read. */
	readonly isLarge?: boolean;
}

/** A rendering of a page that uses the template. */
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
