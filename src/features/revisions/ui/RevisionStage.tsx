import { Spinner } from '@wordpress/components';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { contentProblem } from '@/kernel/contentProblem';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { Boundary } from '@/ui/Region';
import { storedContentMessage } from '@/features/documents/index.records';
import { markTexts } from '../data/markTexts';
import type { RevisionLoad } from '../data/useRevision';
import { laterBlocks, markedBlocks } from '../model/comparison';
import { markLabel } from './blockChangeLabels';
import type { Mark } from './markBlocks';
import { RevisionFrame, type FrameLayout } from './RevisionFrame';
import { RevisionTitle } from './RevisionTitle';
import type { ChosenChange } from './useChosenChange';
import type { OpenComparison } from './useComparison';
import styles from './RevisionStage.module.css';

interface RevisionStageProps {
	readonly frame: FrameLayout;
	readonly load: RevisionLoad;
	readonly opened: OpenComparison;
	readonly isMarked: boolean;
	readonly chosen: ChosenChange;
}

/** The revision itself, or an error. */
export function RevisionStage( props: RevisionStageProps ) {
	const { load } = props;
	const container = useRef< HTMLDivElement >( null );
	const { isWaiting } = load;
	return (
		<div
			ref={ container }
			tabIndex={ -1 }
			className={ styles.stage }
			aria-busy={ isWaiting }
		>
			{ load.status === 'failed' && ! isWaiting ? (
				<div className={ styles.message }>
					<Failure
						title={ __(
							'The revision could not be loaded',
							'atelier'
						) }
						text={ messageFor( load.error ) }
						onRetry={ () => {
							// The button is removed; the focus must stay in the dialog.
							container.current?.focus( { preventScroll: true } );
							load.retry();
						} }
					/>
				</div>
			) : (
				<Content { ...props } />
			) }
			{ isWaiting && (
				<p
					className={ load.last ? styles.late : styles.message }
					role="status"
				>
					<Spinner />
					{ __( 'Loading…', 'atelier' ) }
				</p>
			) }
		</div>
	);
}

function Content( {
	frame,
	load: { last },
	opened: { shown, before, comparison },
	isMarked,
	chosen,
}: RevisionStageProps ) {
	const [ failedAt, setFailedAt ] = useState< number | null >( null );
	const content = last?.state?.content ?? null;
	const problem = useMemo(
		() => ( content === null ? null : contentProblem( content ) ),
		[ content ]
	);
	const blocks = useMemo(
		() =>
			isMarked
				? markedBlocks( comparison.blocks, markTexts )
				: laterBlocks( comparison.blocks ),
		[ comparison, isMarked ]
	);
	const ids = useMemo(
		() =>
			comparison.changes.map( ( change ) =>
				change.kind === 'block'
					? ( change.at.after ?? change.at.before )?.clientId
					: undefined
			),
		[ comparison ]
	);
	const marks = useMemo( () => {
		const found = new Map< string, Mark >();
		comparison.changes.forEach( ( change, at ) => {
			const id = ids[ at ];
			if ( isMarked && change.kind === 'block' && id !== undefined ) {
				const { fate } = change.at;
				found.set( id, {
					fate,
					label: markLabel( fate, change.change.block ),
				} );
			}
		} );
		return found;
	}, [ comparison, ids, isMarked ] );
	if ( ! last ) {
		return null;
	}
	if ( ! shown ) {
		return (
			<div className={ styles.message } role="alert">
				<h2 className={ styles.heading }>
					{ __(
						'This revision contains invalid content',
						'atelier'
					) }
				</h2>
				<p>
					{ problem
						? storedContentMessage( problem )
						: __(
								'Your site couldn’t read it. Choose another revision.',
								'atelier'
							) }
				</p>
			</div>
		);
	}
	if ( blocks.length === 0 && ! frame.isContent ) {
		return (
			<p className={ styles.message }>
				{ __( 'This revision is empty.', 'atelier' ) }
			</p>
		);
	}
	return (
		<Boundary
			// Resets the error boundary when the failed revision is left.
			key={
				failedAt === last.position ? 'failed' : `after ${ failedAt }`
			}
			onError={ () => setFailedAt( last.position ) }
			label={ __( 'Revision preview', 'atelier' ) }
		>
			<RevisionFrame
				frame={ frame }
				title={
					<RevisionTitle
						title={ shown.fields.title ?? '' }
						before={
							isMarked ? ( before?.fields.title ?? null ) : null
						}
					/>
				}
				blocks={ blocks }
				marks={ marks }
				chosen={
					chosen.at === null ? null : ( ids[ chosen.at ] ?? null )
				}
				onChoose={ ( id ) => chosen.choose( ids.indexOf( id ) ) }
			/>
		</Boundary>
	);
}
