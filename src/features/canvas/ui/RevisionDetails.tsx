import { BlockPreview } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { contentProblem } from '../../../kernel/contentProblem';
import type { DocumentRef, Revision } from '../../documents/index.model';
import {
	blocksOf,
	ChangeList,
	damagedContentMessage,
	useRevisionChanges,
} from '../../documents/index.records';
import { DEFAULT_VIEWPORT } from '../model/starters';
import styles from './RevisionsDialog.module.css';

interface RevisionDetailsProps {
	readonly document: DocumentRef;
	readonly revision: Revision;
	readonly onRestore: () => void;
}

/** What a revision looks like, and what would change if it came back; or why it cannot. */
export function RevisionDetails( props: RevisionDetailsProps ) {
	const { content } = props.revision;
	const problem = useMemo( () => contentProblem( content ), [ content ] );
	return problem ? (
		<div className={ styles.details } aria-live="polite">
			<h2 className={ styles.heading }>
				{ __( 'This revision contains invalid content', 'atelier' ) }
			</h2>
			<p className={ styles.same }>
				{ damagedContentMessage( problem ) }
			</p>
		</div>
	) : (
		<SoundRevision { ...props } />
	);
}

function SoundRevision( {
	document,
	revision,
	onRestore,
}: RevisionDetailsProps ) {
	const changes = useRevisionChanges( document, revision );
	const blocks = useMemo(
		() => blocksOf( revision.content ),
		[ revision.content ]
	);
	const isSame = changes.blocks.length + changes.fields.length === 0;
	return (
		<div className={ styles.details }>
			<div className={ styles.summary }>
				<div className={ styles.words } aria-live="polite">
					<h2 className={ styles.heading }>
						{ __( 'Changes if you restore it', 'atelier' ) }
					</h2>
					{ isSame ? (
						<p className={ styles.same }>
							{ __(
								'None. This revision matches the current content.',
								'atelier'
							) }
						</p>
					) : (
						<ChangeList changes={ changes } />
					) }
				</div>
				<Button
					__next40pxDefaultSize
					variant="primary"
					disabled={ isSame }
					accessibleWhenDisabled
					onClick={ onRestore }
				>
					{ __( 'Restore', 'atelier' ) }
				</Button>
			</div>
			<div className={ styles.preview }>
				{ blocks.length === 0 ? (
					<p className={ styles.same }>
						{ __( 'This revision is empty.', 'atelier' ) }
					</p>
				) : (
					<BlockPreview
						blocks={ blocks }
						viewportWidth={ DEFAULT_VIEWPORT }
					/>
				) }
			</div>
		</div>
	);
}
