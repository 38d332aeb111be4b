import { useDispatch } from '@wordpress/data';
import { useEvent } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { DocumentRef } from '@/features/documents/index.model';
import { restoreState } from '../data/currentState';
import type { History, RevisionPage } from '../data/history';
import { useCurrentPosition } from '../data/useCurrentPosition';
import { useRevision } from '../data/useRevision';
import { useRevisionPage } from '../data/useRevisionPage';
import type { Basis } from '../model/restoration';
import { pageAndIndexOf } from '../model/timeline';
import { CompareTools } from './CompareTools';
import type { FrameLayout } from './RevisionFrame';
import { RevisionSide } from './RevisionSide';
import { RevisionStage } from './RevisionStage';
import { stampLabel } from './stampLabels';
import { TimeSlider } from './TimeSlider';
import { useChosenChange } from './useChosenChange';
import { useComparison } from './useComparison';
import styles from './Timeline.module.css';

interface TimelineProps {
	readonly document: DocumentRef;
	readonly frame: FrameLayout;
	readonly history: History;
	/** The first page. */
	readonly newest: RevisionPage;
	/** The position to begin with. */
	readonly begins: number;
	readonly onRevision: ( revision: number ) => void;
	readonly onClose: () => void;
}

/** The slider, and the revision at its position. */
export function Timeline( {
	document,
	frame,
	history,
	newest,
	begins,
	onRevision,
	onClose,
}: TimelineProps ) {
	const { total } = newest;
	const [ position, setPosition ] = useState( begins );
	const [ basis, setBasis ] = useState< Basis >( 'previous' );
	const [ isMarked, setIsMarked ] = useState( true );
	const { page: number, index } = pageAndIndexOf( position, total );
	const page = useRevisionPage( history, number, newest );
	const load = useRevision( history, position, total );
	const current = useCurrentPosition( document, load.last, total );
	const opened = useComparison( document, load.last, basis );
	const chosen = useChosenChange(
		opened.comparison.changes,
		`${ load.last?.position } ${ basis }`
	);
	const shownId = page?.stamps[ index ]?.id;
	const report = useEvent( onRevision );
	useEffect( () => {
		if ( shownId !== undefined ) {
			report( shownId );
		}
	}, [ shownId, report ] );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const state = load.last?.state;

	return (
		<div className={ styles.view } onKeyDownCapture={ chosen.onKeyDown }>
			<div className={ styles.bar }>
				<TimeSlider
					position={ position }
					total={ total }
					label={
						page
							? stampLabel(
									page.stamps[ index ] ?? null,
									page.authors,
									position === current
								)
							: __( 'Loading…', 'atelier' )
					}
					onPosition={ setPosition }
				/>
				<CompareTools
					basis={ basis }
					onBasis={ setBasis }
					isMarked={ isMarked }
					onMarked={ setIsMarked }
					count={ opened.comparison.changes.length }
					chosen={ chosen }
					onRestore={
						state && opened.shown && ! opened.isSame
							? () => {
									restoreState( document, state );
									void createSuccessNotice(
										__(
											'Revision restored. Save to keep it.',
											'atelier'
										),
										{ type: 'snackbar' }
									);
									onClose();
								}
							: null
					}
				/>
			</div>
			<RevisionStage
				frame={ frame }
				load={ load }
				opened={ opened }
				isMarked={ isMarked }
				chosen={ chosen }
			/>
			<RevisionSide
				basis={ basis }
				opened={ opened }
				open={ load.last }
				chosen={ chosen }
				list={
					page && {
						page,
						position,
						current,
						onPosition: setPosition,
					}
				}
			/>
		</div>
	);
}
