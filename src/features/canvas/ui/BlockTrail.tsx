import { BlockBreadcrumb } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import { Region } from '@/ui/Region';
import type { DocumentRef } from '@/features/documents/index.model';
import styles from './BlockTrail.module.css';

/** The ancestors of the selected block in the document. */
export function BlockTrail( { document }: { readonly document: DocumentRef } ) {
	return (
		<Region
			label={ __( 'Editor footer', 'atelier' ) }
			className={ styles.trail }
		>
			<BlockBreadcrumb
				rootLabelText={
					boot().postTypes[ document.type ]?.label ?? document.type
				}
			/>
		</Region>
	);
}
