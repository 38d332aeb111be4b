import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { messageFor } from '@/ui/messages';
import type { Loading } from '@/ui/useLoad';
import styles from './UncheckedNote.module.css';

/** Says, above a list of what isn't used, that some of it may be, or that nobody knows. */
export const UncheckedNote = ( {
	load,
}: {
	readonly load: Loading< { readonly isComplete: boolean } >;
} ) => (
	<div role="status" className={ styles.note }>
		{ load.status === 'failed' && (
			<>
				<span>{ messageFor( load.error ) }</span>
				<Button variant="link" onClick={ load.retry }>
					{ __( 'Try again', 'atelier' ) }
				</Button>
			</>
		) }
		{ load.status === 'ready' && ! load.value.isComplete && (
			<span>
				{ __(
					'Not all content could be checked: some of these may be used.',
					'atelier'
				) }
			</span>
		) }
	</div>
);
