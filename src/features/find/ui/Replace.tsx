import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { ErrorText } from '@/ui/ErrorText';
import { messageFor } from '@/ui/messages';
import { numberLabel } from '@/ui/numberLabel';
import { StopButton } from '@/ui/StopButton';
import { DRAFT_LIMIT, useTarget } from '@/features/saving/index.records';
import {
	isRemoval,
	isReplacement,
	isTyped,
	type FindForm,
} from '../model/form';
import { chosenCount, type FoundDocument } from '../model/found';
import { foundLabel } from './labels';
import { replaceLabels } from './replaceLabels';
import { ReplaceOutcome } from './ReplaceOutcome';
import { ReplacementField } from './ReplacementField';
import { targetLabels } from './targetLabels';
import { useReplacing } from './useReplacing';
import styles from './Find.module.css';

interface ReplaceProps {
	readonly form: FindForm;
	readonly documents: readonly FoundDocument[];
	readonly leftOut: ReadonlySet< string >;
	/** Searches again: what was found has changed. */
	readonly onAgain: () => void;
}

/** What comes in place of what was found, and where it goes. */
export function Replace( { form, documents, leftOut, onAgain }: ReplaceProps ) {
	const counts = documents
		.map( ( document ) => chosenCount( document, leftOut ) )
		.filter( ( count ) => count > 0 );
	const places = counts.reduce( ( sum, count ) => sum + count, 0 );
	const [ to, setTo ] = useState( '' );
	const { state, start, stop } = useReplacing();
	const { target, isTooMany, control } = useTarget(
		counts.length,
		targetLabels()
	);
	const isValid = isReplacement( form.kind, to );
	const isAllowed = isValid && counts.length > 0 && ! isTooMany;
	const labels = replaceLabels( form, to );

	if ( state.status === 'done' ) {
		return (
			<ReplaceOutcome
				done={ state.done }
				again={ __( 'Search again', 'atelier' ) }
				onAgain={ onAgain }
			/>
		);
	}
	const isRunning = state.status === 'running';
	return (
		<form
			className={ styles.replace }
			onSubmit={ ( event: FormEvent ) => {
				event.preventDefault();
				if ( isAllowed && ! isRunning ) {
					void start( { form, to, documents, leftOut, target } );
				}
			} }
		>
			<div className={ styles.row }>
				<ReplacementField
					form={ form }
					documents={ documents }
					value={ to }
					onChange={ setTo }
				/>
				{ isRunning ? (
					<StopButton className={ styles.find } onStop={ stop } />
				) : (
					<Button
						__next40pxDefaultSize
						className={ styles.find }
						variant={
							isRemoval( form.kind, to ) ? 'secondary' : 'primary'
						}
						type="submit"
						disabled={ ! isAllowed }
						accessibleWhenDisabled
					>
						{ labels.act() }
					</Button>
				) }
			</div>
			{ control }
			<p className={ styles.quiet } aria-live="polite">
				{ isRunning
					? labels.progress( state.count, counts.length )
					: labels.will( foundLabel( places, counts.length ) ) }
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
			{ isTyped( form.kind ) && to.trim() !== '' && ! isValid && (
				<ErrorText>
					{ __(
						'This can’t be used in its place. Check it for spaces and characters that don’t belong there.',
						'atelier'
					) }
				</ErrorText>
			) }
			{ state.status === 'failed' && (
				<ErrorText>{ messageFor( state.error ) }</ErrorText>
			) }
		</form>
	);
}
