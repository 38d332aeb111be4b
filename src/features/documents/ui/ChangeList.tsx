import { Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useBlockTitles } from '../data/blockTitles';
import type { FieldLabels } from '../data/fieldLabels';
import type { RecordChanges } from '../data/recordChanges';
import { blockChangeLabel, fieldChangeLabel } from './changeLabels';
import styles from './ChangeList.module.css';

/** How many changes are listed before the rest is asked for. */
const LISTED = 7;

/** Changes in words. */
export function ChangeList( {
	changes: { blocks, fields },
	fieldLabels = fieldChangeLabel,
}: {
	readonly changes: RecordChanges;
	/** How changed fields are said; by their names where nothing else is. */
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
						// Two changes may read alike, and none moves while it is looked at.
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
