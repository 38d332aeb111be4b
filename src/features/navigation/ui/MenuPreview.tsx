import { __ } from '@wordpress/i18n';
import { messageFor } from '@/ui/messages';
import { PreviewFrame } from '@/features/previews';
import { useMenuPreview } from '../data/useMenuPreview';
import styles from './MenuPreview.module.css';

/** In pixels: wide enough for most menus to be on one line. */
const VIEWPORT = 640;

interface MenuPreviewProps {
	readonly id: string;
	/** The serialized current items. */
	readonly content: string;
}

/** The menu as it would be on the front end if it were saved now. */
export function MenuPreview( { id, content }: MenuPreviewProps ) {
	const load = useMenuPreview( id, content );
	return (
		<section
			className={ styles.preview }
			aria-label={ __( 'Menu preview', 'atelier' ) }
		>
			<h3 className={ styles.heading }>{ __( 'Preview', 'atelier' ) }</h3>
			<div className={ styles.frame }>
				{ load.status === 'failed' && (
					<p className={ styles.words } role="status">
						{ messageFor( load.error ) }
					</p>
				) }
				{ load.status === 'ready' &&
					( load.value.page === null ? (
						<p className={ styles.words }>
							{ __( 'Nothing to preview yet.', 'atelier' ) }
						</p>
					) : (
						<div className={ styles.page }>
							<PreviewFrame
								page={ load.value.page }
								viewport={ VIEWPORT }
								isFitted
							/>
						</div>
					) ) }
			</div>
		</section>
	);
}
