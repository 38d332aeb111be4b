import { Button, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { AppError } from '../../../kernel/result';
import { ErrorText } from '../../../ui/ErrorText';
import { messageFor } from '../../../ui/messages';
import { numberLabel } from '../../../ui/numberLabel';
import {
	changeAsEdits,
	changeInDraft,
	ReplaceOutcome,
	type Done,
} from '../../find/index.records';
import { withEdits } from '../../replacing/index.model';
import { hasDraftChoice } from '../../saving';
import { createSiteDraft } from '../../siteDrafts/index.records';
import {
	chosenCount,
	repairedTexts,
	type FaultyDocument,
} from '../model/finding';
import { blocksLabel, documentsLabel } from './labels';
import styles from './Problems.module.css';

/** The most changes of one site draft. */
const DRAFT_LIMIT = 500;

interface RepairProps {
	readonly documents: readonly FaultyDocument[];
	/** Keys of findings that stay as they are. */
	readonly leftOut: ReadonlySet< string >;
	/** Checks again: what was found has changed. */
	readonly onAgain: () => void;
}

type Target = 'draft' | 'edits';

/** Repairs what can be repaired without losing content, in a site draft or as unsaved changes. */
export function Repair( { documents, leftOut, onAgain }: RepairProps ) {
	const chosen = documents.filter(
		( document ) => chosenCount( document, leftOut ) > 0
	);
	const blocks = chosen.reduce(
		( sum, document ) => sum + chosenCount( document, leftOut ),
		0
	);
	const [ picked, setPicked ] = useState< Target | null >( null );
	const [ progress, setProgress ] = useState< number | null >( null );
	const [ abort, setAbort ] = useState< AbortController | null >( null );
	const [ error, setError ] = useState< AppError | null >( null );
	const [ done, setDone ] = useState< Done | null >( null );
	const target: Target = ! hasDraftChoice()
		? 'edits'
		: ( picked ?? ( chosen.length > 1 ? 'draft' : 'edits' ) );
	const isTooMany = target === 'draft' && chosen.length > DRAFT_LIMIT;

	const run = async () => {
		const texts = repairedTexts( documents, leftOut, withEdits );
		const controller = new AbortController();
		const steps = {
			signal: controller.signal,
			onDone: () => setProgress( ( count ) => ( count ?? 0 ) + 1 ),
		};
		setAbort( controller );
		setError( null );
		setProgress( 0 );
		const draft =
			target === 'draft'
				? await createSiteDraft( __( 'Repair blocks', 'atelier' ) )
				: null;
		if ( draft?.ok === false ) {
			setError( draft.error );
		} else {
			const outcome = draft
				? await changeInDraft( texts, draft.value.id, steps )
				: await changeAsEdits( texts, steps );
			setDone( { ...outcome, draft: draft?.value ?? null } );
		}
		setProgress( null );
	};

	if ( done ) {
		return (
			<div className={ styles.repaired }>
				<ReplaceOutcome
					done={ done }
					again={ __( 'Check again', 'atelier' ) }
					onAgain={ onAgain }
				/>
			</div>
		);
	}
	if ( chosen.length === 0 ) {
		return null;
	}
	return (
		<div className={ styles.repair }>
			{ hasDraftChoice() && (
				<RadioControl
					label={ __( 'Where the changes go', 'atelier' ) }
					selected={ target }
					options={ [
						{
							label: __( 'A new site draft', 'atelier' ),
							value: 'draft',
						},
						{
							label: __(
								'Unsaved changes, to review now',
								'atelier'
							),
							value: 'edits',
						},
					] }
					onChange={ ( value ) =>
						setPicked( value === 'draft' ? 'draft' : 'edits' )
					}
				/>
			) }
			<p className={ styles.quiet } aria-live="polite">
				{ progress === null
					? sprintf(
							/* translators: 1: such as "Blocks: 12", 2: such as "3 documents". */
							__(
								'Repairs what keeps all its content. %1$s, in %2$s.',
								'atelier'
							),
							blocksLabel( blocks ),
							documentsLabel( chosen.length )
						)
					: sprintf(
							/* translators: 1: number of documents that are done, 2: number of all. */
							__( 'Repairing %1$s of %2$s…', 'atelier' ),
							numberLabel( progress ),
							numberLabel( chosen.length )
						) }
			</p>
			{ isTooMany && (
				<ErrorText>
					{ sprintf(
						/* translators: %s: number of documents. */
						__(
							'A site draft can change up to %s documents. Leave some out, or repair them as unsaved changes.',
							'atelier'
						),
						numberLabel( DRAFT_LIMIT )
					) }
				</ErrorText>
			) }
			{ error && <ErrorText>{ messageFor( error ) }</ErrorText> }
			<div className={ styles.actions }>
				{ progress === null ? (
					<Button
						__next40pxDefaultSize
						variant="primary"
						disabled={ isTooMany }
						accessibleWhenDisabled
						onClick={ () => void run() }
					>
						{ __( 'Repair', 'atelier' ) }
					</Button>
				) : (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ () => abort?.abort() }
					>
						{ __( 'Stop', 'atelier' ) }
					</Button>
				) }
			</div>
		</div>
	);
}
