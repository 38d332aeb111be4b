import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { BlockNode } from '@/features/documents/index.model';
import type { Change } from '../model/comparison';
import type { Basis } from '../model/restoration';
import { blockDetailLabels } from '@/features/documents/index.records';
import { changeLabel } from './blockChangeLabels';
import styles from './ChangesPanel.module.css';
import { scrollInside } from './scrollInside';

interface ChangesPanelProps< Block extends BlockNode > {
	readonly basis: Basis;
	readonly changes: readonly Change< Block >[];
	/** The reason why nothing is compared; null otherwise. */
	readonly reason: string | null;
	/** The index of the selected change. */
	readonly chosen: number | null;
	readonly onChoose: ( at: number ) => void;
	/** Restores the selected change; null where the document already matches. */
	readonly onRestore: ( () => void ) | null;
}

/** The number of changes listed before a button that lists the rest. */
const LISTED = 100;

/** The list of changes; selecting one scrolls to its position in the document. */
export function ChangesPanel< Block extends BlockNode >( {
	basis,
	changes,
	reason,
	chosen,
	onChoose,
	onRestore,
}: ChangesPanelProps< Block > ) {
	const [ isWhole, setIsWhole ] = useState( false );
	const listed =
		isWhole || ( chosen ?? 0 ) >= LISTED
			? changes
			: changes.slice( 0, LISTED );
	const hidden = changes.length - listed.length;
	if ( reason !== null || changes.length === 0 ) {
		return <p className={ styles.none }>{ reason ?? sameText( basis ) }</p>;
	}
	return (
		<>
			<ol
				className={ styles.list }
				aria-label={ __( 'List of changes', 'atelier' ) }
			>
				{ listed.map( ( change, at ) => (
					<li key={ `${ change.kind } ${ change.key }` }>
						<ChangeRow
							change={ change }
							isChosen={ at === chosen }
							onChoose={ () => onChoose( at ) }
						/>
						{ at === chosen && (
							<div className={ styles.act }>
								{ onRestore ? (
									<Button
										variant="secondary"
										size="compact"
										onClick={ onRestore }
									>
										{ actionLabel( basis, change ) }
									</Button>
								) : (
									<p className={ styles.none }>
										{ __(
											'The current content already has this.',
											'atelier'
										) }
									</p>
								) }
							</div>
						) }
					</li>
				) ) }
			</ol>
			{ hidden > 0 && (
				<Button variant="link" onClick={ () => setIsWhole( true ) }>
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

function ChangeRow( {
	change,
	isChosen,
	onChoose,
}: {
	readonly change: Change< BlockNode >;
	readonly isChosen: boolean;
	readonly onChoose: () => void;
} ) {
	const row = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		if ( isChosen ) {
			scrollInside( row.current );
		}
	}, [ isChosen ] );
	return (
		<button
			ref={ row }
			type="button"
			className={ styles.change }
			aria-pressed={ isChosen }
			onClick={ onChoose }
		>
			<span
				className={ styles.sample }
				data-fate={
					change.kind === 'block' ? change.at.fate : 'changed'
				}
				aria-hidden
			/>
			<span>
				{ changeLabel( change ) }
				{ detailsOf( change ).map( ( detail, index ) => (
					<span key={ index } className={ styles.detail }>
						{ ' ' }
						{ detail }
					</span>
				) ) }
			</span>
		</button>
	);
}

const detailsOf = ( change: Change< BlockNode > ): readonly string[] =>
	change.kind === 'block' ? blockDetailLabels( change.change ) : [];

const sameText = ( basis: Basis ): string =>
	basis === 'current'
		? __( 'None. This revision matches the current content.', 'atelier' )
		: __( 'None. It has the same content as the one before.', 'atelier' );

function actionLabel( basis: Basis, change: Change< BlockNode > ): string {
	if ( change.kind === 'field' ) {
		return __( 'Restore setting', 'atelier' );
	}
	return basis === 'current' && change.at.fate === 'removed'
		? __( 'Remove block', 'atelier' )
		: __( 'Restore block', 'atelier' );
}
