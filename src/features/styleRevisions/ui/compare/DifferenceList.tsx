import { CheckboxControl, Icon } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { useBlockTitles } from '@/features/documents/index.records';
import type {
	DifferenceGroup,
	Difference,
	ComparedSide,
} from '@/features/globalStyles/index.model';
import { subjectLabel } from '../revisions/revisionLabels';
import styles from './DifferenceList.module.css';
import {
	differencePath,
	listLabel,
	valueLabelsOf,
	type Compared,
} from './differenceLabels';

interface DifferenceListProps {
	readonly groups: readonly DifferenceGroup[];
	readonly compared: Compared;
	/** The selected differences; null if nothing can be restored. */
	readonly chosen: ReadonlySet< Difference > | null;
	/** Whether a difference can be selected. */
	readonly isAllowed: ( difference: Difference ) => boolean;
	readonly onChoose: ( chosen: ReadonlySet< Difference > ) => void;
}

/** All differences with both values and checkboxes. */
export function DifferenceList( {
	groups,
	compared,
	chosen,
	isAllowed,
	onChoose,
}: DifferenceListProps ) {
	useBlockTitles();
	const all = groups
		.flatMap( ( { differences } ) => differences )
		.filter( isAllowed );
	const toggle = ( difference: Difference ) => {
		const next = new Set( chosen );
		if ( ! next.delete( difference ) ) {
			next.add( difference );
		}
		onChoose( next );
	};
	return (
		<>
			{ chosen && all.length > 1 && (
				<CheckboxControl
					__nextHasNoMarginBottom
					className={ styles.all ?? '' }
					label={ __( 'Select all', 'atelier' ) }
					checked={ chosen.size === all.length }
					indeterminate={
						chosen.size > 0 && chosen.size < all.length
					}
					onChange={ ( isWanted ) =>
						onChoose( new Set( isWanted ? all : [] ) )
					}
				/>
			) }
			{ groups.map( ( group ) => (
				<Group key={ JSON.stringify( group.subject ) } group={ group }>
					{ ( difference, path ) => (
						<Row
							difference={ difference }
							path={ path }
							compared={ compared }
							isChosen={ chosen?.has( difference ) ?? null }
							isAllowed={ isAllowed( difference ) }
							onToggle={ () => toggle( difference ) }
						/>
					) }
				</Group>
			) ) }
		</>
	);
}

interface GroupProps {
	readonly group: DifferenceGroup;
	readonly children: ( difference: Difference, path: string ) => ReactNode;
}

function Group( { group: { subject, differences }, children }: GroupProps ) {
	const heading = useId();
	return (
		<section className={ styles.group } aria-labelledby={ heading }>
			<h3 id={ heading } className={ styles.heading }>
				{ subjectLabel( subject ) }
			</h3>
			<ul className={ styles.rows }>
				{ differences.map( ( difference ) => (
					<li
						key={ JSON.stringify( [
							difference.part,
							difference.keys,
						] ) }
					>
						{ children(
							difference,
							differencePath( difference, subject ) ||
								subjectLabel( subject )
						) }
					</li>
				) ) }
			</ul>
		</section>
	);
}

interface RowProps {
	readonly difference: Difference;
	readonly path: string;
	readonly compared: Compared;
	/** Null if nothing can be restored. */
	readonly isChosen: boolean | null;
	readonly isAllowed: boolean;
	readonly onToggle: () => void;
}

function Row( {
	difference,
	path,
	compared,
	isChosen,
	isAllowed,
	onToggle,
}: RowProps ) {
	const words = <Words difference={ difference } compared={ compared } />;
	if ( isChosen === null ) {
		return (
			<div className={ styles.row }>
				<span className={ styles.words }>
					<span className={ styles.place }>{ path }</span>
					{ words }
				</span>
			</div>
		);
	}
	return (
		<label className={ styles.row }>
			<Box
				isChecked={ isChosen }
				isDisabled={ ! isAllowed }
				onToggle={ onToggle }
			/>
			<span className={ styles.words }>
				<span className={ styles.place }>{ path }</span>
				{ words }
				{ ! isAllowed && (
					<span className={ styles.note }>
						{ __(
							'Sorry, you are not allowed to edit CSS.',
							'atelier'
						) }
					</span>
				) }
			</span>
		</label>
	);
}

interface BoxProps {
	readonly isChecked: boolean;
	readonly isDisabled: boolean;
	readonly onToggle: () => void;
}

/** A plain checkbox in WordPress's design, because there can be hundreds. */
const Box = ( { isChecked, isDisabled, onToggle }: BoxProps ) => (
	<span className="components-checkbox-control">
		<span className="components-checkbox-control__input-container">
			<input
				type="checkbox"
				className="components-checkbox-control__input"
				checked={ isChecked }
				disabled={ isDisabled }
				onChange={ onToggle }
			/>
			{ isChecked && (
				<Icon
					icon={ check }
					className="components-checkbox-control__checked"
				/>
			) }
		</span>
	</span>
);

interface WordsProps {
	readonly difference: Difference;
	readonly compared: Compared;
}

function Words( { difference, compared }: WordsProps ) {
	const changes = listLabel( difference, compared );
	if ( changes ) {
		return (
			<span className={ styles.values }>
				{ changes.length === 0
					? __( 'Other details', 'atelier' )
					: changes.map( ( change ) => (
							<span key={ change }>{ change }</span>
						) ) }
			</span>
		);
	}
	return (
		<span className={ styles.values }>
			<Value
				side="before"
				difference={ difference }
				compared={ compared }
			/>
			<Value
				side="after"
				difference={ difference }
				compared={ compared }
			/>
		</span>
	);
}

const SIDES: Readonly< Record< ComparedSide, () => string > > = {
	/* translators: %s: a value of the styles. */
	before: () => __( 'Before: %s', 'atelier' ),
	/* translators: %s: a value of the styles. */
	after: () => __( 'After: %s', 'atelier' ),
};

function Value( {
	side,
	difference,
	compared,
}: WordsProps & { readonly side: ComparedSide } ) {
	const { text, paint } = valueLabelsOf( difference, side, compared );
	return (
		<span className={ styles.value }>
			{ paint !== '' && (
				<span
					className={ styles.swatch }
					style={ { background: paint } }
				/>
			) }
			<span className={ styles.text }>
				{ sprintf( SIDES[ side ](), text ) }
			</span>
		</span>
	);
}
