import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useKnownCounts } from '../data/useCounts';
import type { UsedKind } from '../model/kind';
import styles from './UseCount.module.css';
import { UsesDialog } from './UsesDialog';

interface UseCountProps {
	readonly kind: UsedKind;
	readonly thing: string;
	/** Of the thing. */
	readonly title: string;
	/** Whether it is inside of a button, and only text. */
	readonly isPlain: boolean;
}

/** The number of documents that use something. Pressing it lists them. */
export function UseCount( { kind, thing, title, isPlain }: UseCountProps ) {
	const count = useKnownCounts( kind ).counts.get( thing );
	const [ isOpen, setOpen ] = useState( false );
	if ( count === 0 ) {
		return (
			<span className={ styles.none }>
				{ __( 'Not used', 'atelier' ) }
			</span>
		);
	}
	const label =
		count === undefined
			? // Its place: pressing it asks for the documents all the same.
				'…'
			: sprintf(
					/* translators: %d: a number of templates, pages and the like. */
					_n( '%d document', '%d documents', count, 'atelier' ),
					count
				);
	if ( isPlain ) {
		return <>{ label }</>;
	}
	return (
		<>
			<button
				type="button"
				className={ styles.count }
				aria-haspopup="dialog"
				onClick={ () => setOpen( true ) }
			>
				{ label }
				<span className="screen-reader-text">
					{ sprintf(
						/* translators: %s: title of a pattern or a template part. Read after a number of documents. */
						__( 'with “%s”', 'atelier' ),
						title
					) }
				</span>
			</button>
			{ isOpen && (
				<UsesDialog
					kind={ kind }
					thing={ thing }
					title={ title }
					onClose={ () => setOpen( false ) }
				/>
			) }
		</>
	);
}
