import { Button, PanelBody } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import { useUndo } from '@/features/documents/index.records';
import type { OpenRevision } from '../data/useRevision';
import type { Basis } from '../model/restoration';
import { ChangesPanel } from './ChangesPanel';
import { RevisionList } from './RevisionList';
import { SCROLLS } from './scrollInside';
import type { ChosenChange } from './useChosenChange';
import type { OpenComparison } from './useComparison';
import styles from './RevisionSide.module.css';

interface RevisionSideProps {
	readonly basis: Basis;
	readonly opened: OpenComparison;
	readonly open: OpenRevision | null;
	readonly chosen: ChosenChange;
	/** Null while loading. */
	readonly list: ComponentProps< typeof RevisionList > | null;
}

/** A panel with the changes and with all revisions. */
export function RevisionSide( {
	basis,
	opened: { shown, before, comparison, restorationOf },
	open,
	chosen,
	list,
}: RevisionSideProps ) {
	const isNarrow = useViewportMatch( 'medium', '<' );
	const [ isRestored, setIsRestored ] = useState( false );
	const { undo } = useUndo();
	const status = useRef< HTMLDivElement >( null );
	const change =
		chosen.at === null ? undefined : comparison.changes[ chosen.at ];
	const restore = change ? restorationOf( change ) : null;
	return (
		<div className={ styles.side } { ...{ [ SCROLLS ]: '' } }>
			<div
				ref={ status }
				tabIndex={ -1 }
				className={ styles.status }
				role="status"
			>
				{ isRestored && (
					<>
						<span>
							{ __( 'Restored. Save to keep it.', 'atelier' ) }
						</span>
						<Button
							variant="link"
							onClick={ () => {
								// The button is removed; the focus must stay in the panel.
								status.current?.focus();
								setIsRestored( false );
								undo?.();
							} }
						>
							{ __( 'Undo', 'atelier' ) }
						</Button>
					</>
				) }
			</div>
			{ shown && (
				<PanelBody
					title={
						basis === 'current'
							? __( 'Changes if you restore it', 'atelier' )
							: __( 'Changes in this revision', 'atelier' )
					}
				>
					<ChangesPanel
						basis={ basis }
						changes={ comparison.changes }
						reason={ before ? null : reasonOf( open ) }
						chosen={ chosen.at }
						onChoose={ chosen.choose }
						onRestore={
							restore &&
							( () => {
								restore();
								status.current?.focus();
								setIsRestored( true );
							} )
						}
					/>
				</PanelBody>
			) }
			{ list && (
				<PanelBody
					title={ __( 'All revisions', 'atelier' ) }
					initialOpen={ ! isNarrow }
				>
					<RevisionList { ...list } />
				</PanelBody>
			) }
		</div>
	);
}

/** The reason why there is nothing to compare with. */
function reasonOf( open: OpenRevision | null ): string {
	return open?.hasPrevious
		? __(
				'The revision before this one contains invalid content, so they can’t be compared.',
				'atelier'
			)
		: __(
				'This is the oldest revision that WordPress has kept, so there’s no earlier one to compare it with.',
				'atelier'
			);
}
