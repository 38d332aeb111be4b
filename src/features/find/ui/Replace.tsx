import { Button, RadioControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import type { AppError } from '../../../kernel/result';
import { boot } from '../../../platform/boot';
import { ErrorText } from '../../../ui/ErrorText';
import { messageFor } from '../../../ui/messages';
import { finderOf } from '../../replacing/index.model';
import { hasDraftChoice } from '../../saving';
import { createSiteDraft } from '../../siteDrafts/index.records';
import {
	replaceAsEdits,
	replaceInDraft,
	type Outcome,
} from '../data/replacing';
import { isReplacement, searchOf, type FindForm } from '../model/form';
import { chosenCount, replacedTexts, type FoundDocument } from '../model/found';
import { numberLabel } from '../../../ui/numberLabel';
import { foundLabel, kindLabel } from './labels';
import { ReplaceOutcome, type Done } from './ReplaceOutcome';
import styles from './Find.module.css';

/** The most changes of one site draft. */
const DRAFT_LIMIT = 500;

interface ReplaceProps {
	readonly form: FindForm;
	readonly documents: readonly FoundDocument[];
	readonly leftOut: ReadonlySet< string >;
	/** Searches again: what was found has changed. */
	readonly onAgain: () => void;
}

type Target = 'draft' | 'edits';

/** What comes in place of what was found, and where it goes. */
export function Replace( { form, documents, leftOut, onAgain }: ReplaceProps ) {
	const chosen = documents.filter(
		( document ) => chosenCount( document, leftOut ) > 0
	);
	const places = documents.reduce(
		( sum, document ) => sum + chosenCount( document, leftOut ),
		0
	);
	const [ to, setTo ] = useState( '' );
	const [ picked, setPicked ] = useState< Target | null >( null );
	const [ progress, setProgress ] = useState< number | null >( null );
	const [ abort, setAbort ] = useState< AbortController | null >( null );
	const [ error, setError ] = useState< AppError | null >( null );
	const [ done, setDone ] = useState< Done | null >( null );
	const target: Target = ! hasDraftChoice()
		? 'edits'
		: ( picked ?? ( chosen.length > 1 ? 'draft' : 'edits' ) );
	const isTooMany = target === 'draft' && chosen.length > DRAFT_LIMIT;
	const isAllowed = isReplacement( form.kind, to ) && chosen.length > 0;

	const run = async () => {
		const finder = finderOf( searchOf( form, to, boot().homeUrl ) );
		if ( ! finder.ok ) {
			return;
		}
		const texts = replacedTexts( documents, leftOut, finder.value );
		const controller = new AbortController();
		setAbort( controller );
		setError( null );
		setProgress( 0 );
		const onDone = () => setProgress( ( count ) => ( count ?? 0 ) + 1 );
		const finish = ( outcome: Outcome, draft: Done[ 'draft' ] ) => {
			setDone( { ...outcome, draft } );
			setProgress( null );
		};
		if ( target === 'edits' ) {
			const { signal } = controller;
			finish( await replaceAsEdits( texts, onDone, signal ), null );
			return;
		}
		const draft = await createSiteDraft( draftTitle( form ) );
		if ( ! draft.ok ) {
			setError( draft.error );
			setProgress( null );
			return;
		}
		const { id, title } = draft.value;
		finish( await replaceInDraft( texts, id, onDone, controller.signal ), {
			id,
			title,
		} );
	};

	if ( done ) {
		return <ReplaceOutcome done={ done } onAgain={ onAgain } />;
	}
	return (
		<form
			className={ styles.replace }
			onSubmit={ ( event: FormEvent ) => {
				event.preventDefault();
				if ( isAllowed && ! isTooMany && progress === null ) {
					void run();
				}
			} }
		>
			<div className={ styles.row }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					className={ styles.text ?? '' }
					label={ __( 'Replace with', 'atelier' ) }
					value={ to }
					spellCheck={ false }
					onChange={ setTo }
				/>
				{ progress === null ? (
					<Button
						__next40pxDefaultSize
						className={ styles.find }
						variant="primary"
						type="submit"
						disabled={ ! isAllowed || isTooMany }
						accessibleWhenDisabled
					>
						{ __( 'Replace', 'atelier' ) }
					</Button>
				) : (
					<Button
						__next40pxDefaultSize
						className={ styles.find }
						variant="secondary"
						onClick={ () => abort?.abort() }
					>
						{ __( 'Stop', 'atelier' ) }
					</Button>
				) }
			</div>
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
							/* translators: %s: such as "12 places in 3 documents". */
							__( 'Replaces %s.', 'atelier' ),
							foundLabel( places, chosen.length )
						)
					: sprintf(
							/* translators: 1: number of documents that are done, 2: number of all. */
							__( 'Replacing in %1$s of %2$s…', 'atelier' ),
							numberLabel( progress ),
							numberLabel( chosen.length )
						) }
			</p>
			{ isTooMany && (
				<ErrorText>
					{ sprintf(
						/* translators: %s: number of documents. */
						__(
							'A site draft can change up to %s documents. Leave some out, or replace them as unsaved changes.',
							'atelier'
						),
						numberLabel( DRAFT_LIMIT )
					) }
				</ErrorText>
			) }
			{ to.trim() !== '' && ! isReplacement( form.kind, to ) && (
				<ErrorText>
					{ __(
						'This can’t be used in its place. Check it for spaces and characters that don’t belong there.',
						'atelier'
					) }
				</ErrorText>
			) }
			{ error && <ErrorText>{ messageFor( error ) }</ErrorText> }
		</form>
	);
}

const draftTitle = ( { kind, text }: FindForm ): string =>
	sprintf(
		/* translators: 1: kind of thing, such as "Link", 2: what was found. */
		__( 'Replace %1$s “%2$s”', 'atelier' ),
		kindLabel( kind ),
		text.trim().slice( 0, 60 )
	);
