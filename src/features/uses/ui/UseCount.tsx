import { __, _n, sprintf } from '@wordpress/i18n';
import { useKnownCounts } from '../data/useCounts';
import type { UsedKind } from '../model/kind';
import { UsesCell } from './UsesCell';
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
	const label =
		count === undefined
			? // Its place: pressing it asks for the documents all the same.
				'…'
			: sprintf(
					/* translators: %d: a number of templates, pages and the like. */
					_n( '%d document', '%d documents', count, 'atelier' ),
					count
				);
	return (
		<UsesCell
			isUsed={ count !== 0 }
			isPlain={ isPlain }
			hint={
				<span className="screen-reader-text">
					{ sprintf(
						/* translators: %s: title of a pattern or a template part. Read after a number of documents. */
						__( 'with “%s”', 'atelier' ),
						title
					) }
				</span>
			}
			dialog={ ( close ) => (
				<UsesDialog
					kind={ kind }
					thing={ thing }
					title={ title }
					onClose={ close }
				/>
			) }
		>
			{ label }
		</UsesCell>
	);
}
