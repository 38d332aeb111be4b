import { Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useBlockTitles } from '../data/blockTitles';
import type { FieldLabels } from '../data/fieldLabels';
import type { RecordChanges } from '../data/recordChanges';
import { blockChangeLabel, fieldChangeLabel } from './changeLabels';
import styles from './ChangeList.module.css';

/** The number of changes before “Show more”. */
const LISTED = 7;

/** A list of changes in words. */
export function ChangeList( {
	changes: { blocks, fields },
	fieldLabels = fieldChangeLabel,
}: {
	readonly changes: RecordChanges;
	/** Labels of changed fields; the default is their name. */
	readonly fieldLabels?: FieldLabels | undefined;
} ) {
	useBlockTitles();
	const [ isWhole, setIsWhole ] = useState( false );
	const id = useId();
	const words = [
		...fields.flatMap( fieldLabels ),
		...blocks.map( blockChangeLabel ),
	];
	const hidden = isWhole ? 0 : Math.max( 0, words.length - LISTED );
	return (
		<>
			<ul id={ id } className={ styles.changes }>
				{ words
					.slice( 0, words.length - hidden )
					.map( ( change, index ) => (
						// Labels may repeat, and the order doesn't change.
						<li key={ index }>{ change }</li>
					) ) }
			</ul>
			{ hidden > 0 && (
				<Button
					size="small"
					variant="link"
					aria-controls={ id }
					onClick={ () => setIsWhole( true ) }
				>
					{ sprintf(
						/* translators: %d: number of changes that are not listed yet. */
						_n(
							'%d more change',
							'%d more changes',
							hidden,
							'atelier'
						),
						hidden
					) }
				</Button>
			) }
		</>
	);
}
