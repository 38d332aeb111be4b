import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { backup } from '@wordpress/icons';
import type { EntityRecord } from '@/features/documents/index.model';
import { revisionCount } from '@/features/revisions/index.model';
import styles from './DocumentSummary.module.css';

interface DocumentRevisionsProps {
	readonly post: EntityRecord;
	readonly onOpen: () => void;
}

/** The link to a document's revisions, if there are any. */
export function DocumentRevisions( { post, onOpen }: DocumentRevisionsProps ) {
	const count = revisionCount( post );
	if ( count === 0 ) {
		return null;
	}
	return (
		<div className={ styles.entry }>
			<Button
				__next40pxDefaultSize
				icon={ backup }
				aria-haspopup="dialog"
				onClick={ onOpen }
			>
				{ sprintf(
					/* translators: %d: number of revisions. */
					__( 'Revisions (%d)', 'atelier' ),
					count
				) }
			</Button>
		</div>
	);
}
