import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import {
	replaceStyles,
	useStyles,
	useStylesRights,
} from '@/features/globalStyles/index.records';
import { chosenEntry } from '../../data/chosenEntry';
import {
	groupDifferences,
	differencesBetween,
	isCss,
	saysTheSame,
	takeDifferences,
	type Difference,
	type StylesDoc,
} from '@/features/globalStyles/index.model';
import styles from './Comparison.module.css';
import { ComparePictures } from './ComparePictures';
import { DifferenceList } from './DifferenceList';

interface ComparisonProps {
	readonly before: StylesDoc;
	readonly after: StylesDoc;
	/** Whether the first entry is the user's current document. */
	readonly isBeforeNow: boolean;
	readonly onClose: () => void;
}

const NONE: ReadonlySet< Difference > = new Set();

/** The pictures of two entries, their differences, and a button to restore some of them. */
export function Comparison( {
	before,
	after,
	isBeforeNow,
	onClose,
}: ComparisonProps ) {
	const load = useStyles();
	const { canEditCss } = useStylesRights();
	const [ chosen, setChosen ] = useState( NONE );
	const groups = useMemo(
		() => groupDifferences( differencesBetween( before, after ) ),
		[ before, after ]
	);
	if ( load.status !== 'ready' ) {
		return null;
	}
	const { base, user } = load.value.layers;
	const restore = () => {
		// Shows the result instead of the entry.
		chosenEntry.set( null );
		const next = takeDifferences( user, [ ...chosen ], 'before' );
		if ( saysTheSame( next, user ) ) {
			tell(
				__( 'Your styles already have these values.', 'atelier' ),
				false
			);
		} else if ( replaceStyles( next ) ) {
			tell(
				__(
					'The selected values have been restored. Save to keep them.',
					'atelier'
				),
				true
			);
		}
		onClose();
	};
	return (
		<div className={ styles.comparison }>
			<ComparePictures
				site={ load.value }
				before={ before }
				after={ after }
			/>
			<div className={ styles.words }>
				<h2 className={ styles.heading }>
					{ __( 'Differences', 'atelier' ) }
				</h2>
				{ groups.length === 0 ? (
					<p className={ styles.hint }>
						{ __( 'No differences.', 'atelier' ) }
					</p>
				) : (
					<>
						<p className={ styles.hint }>
							{ isBeforeNow
								? __(
										'“Before” shows your current styles. Swap the two to restore values from the other one.',
										'atelier'
									)
								: __(
										'Select the values you want to restore.',
										'atelier'
									) }
						</p>
						<DifferenceList
							groups={ groups }
							compared={ { base, before, after } }
							chosen={ isBeforeNow ? null : chosen }
							isAllowed={ ( difference ) =>
								canEditCss || ! isCss( difference )
							}
							onChoose={ setChosen }
						/>
						{ ! isBeforeNow && (
							<div className={ styles.actions } data-keep-clear>
								<Button
									__next40pxDefaultSize
									variant="primary"
									disabled={ chosen.size === 0 }
									accessibleWhenDisabled
									onClick={ restore }
								>
									{ restoreLabel( chosen.size ) }
								</Button>
							</div>
						) }
					</>
				) }
			</div>
		</div>
	);
}

const restoreLabel = ( count: number ): string =>
	count === 0
		? __( 'Restore', 'atelier' )
		: sprintf(
				/* translators: %d: number of values. */
				_n( 'Restore %d value', 'Restore %d values', count, 'atelier' ),
				count
			);

const tell = ( words: string, hasUndo: boolean ): void =>
	void dispatch( noticesStore ).createSuccessNotice( words, {
		type: 'snackbar',
		id: 'atelier-styles-revision',
		actions: hasUndo
			? [
					{
						label: __( 'Undo', 'atelier' ),
						onClick: () => void dispatch( coreStore ).undo(),
					},
				]
			: [],
	} );
