import { __ } from '@wordpress/i18n';
import { Preview } from '@/features/previews';
import type { Pattern } from '../model/pattern';

interface PatternPreviewProps {
	readonly pattern: Pattern;
	/** Whether it scrolls, where it is large enough to read. */
	readonly isLarge?: boolean;
}

/** A rendering of a pattern or template part as on the front end. */
export const PatternPreview = ( {
	pattern: { type, id, version, viewport },
	isLarge = false,
}: PatternPreviewProps ) => (
	<Preview
		of={ `${ type }:${ id }` }
		version={ version }
		viewport={ viewport ?? undefined }
		emptyText={
			type === 'wp_template_part'
				? __( 'Empty template part', 'atelier' )
				: __( 'Empty pattern', 'atelier' )
		}
		isLarge={ isLarge }
		isPlaced
	/>
);
