import { Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Entities, Kind } from '../model/kinds';
import type { Suggestion } from '../model/suggestion';
import { BackButton } from './BackButton';
import { entityLabels } from './kindLabels';
import { SuggestionList } from './SuggestionList';
import styles from './EntityChoice.module.css';

interface EntityChoiceProps {
	readonly kind: Kind;
	readonly entities: Entities;
	/** The slug of the template that is being created. */
	readonly making: string | null;
	readonly onAll: () => void;
	readonly onOne: ( suggestion: Suggestion ) => void;
	readonly onBack: () => void;
}

/** Asks whether a template is for all items of a kind or for a single one, and for which. */
export function EntityChoice( {
	kind,
	entities,
	making,
	onAll,
	onOne,
	onBack,
}: EntityChoiceProps ) {
	const { hasGeneral } = kind;
	const [ isOne, setIsOne ] = useState( hasGeneral );
	return isOne ? (
		<>
			<BackButton
				isDisabled={ making !== null }
				onClick={ () => ( hasGeneral ? onBack() : setIsOne( false ) ) }
			/>
			<p className={ styles.text }>
				{ __(
					'This template will be used only for the specific item chosen.',
					'atelier'
				) }
			</p>
			<SuggestionList
				entities={ entities }
				making={ making }
				onChoose={ onOne }
			/>
		</>
	) : (
		<AllOrOne
			entities={ entities }
			isBusy={ making !== null }
			onAll={ onAll }
			onOne={ () => setIsOne( true ) }
			onBack={ onBack }
		/>
	);
}

interface AllOrOneProps {
	readonly entities: Entities;
	readonly isBusy: boolean;
	readonly onAll: () => void;
	readonly onOne: () => void;
	readonly onBack: () => void;
}

function AllOrOne( { entities, isBusy, onAll, onOne, onBack }: AllOrOneProps ) {
	const labels = entityLabels( entities.labels );
	const first = useRef< HTMLButtonElement >( null );
	useEffect( () => first.current?.focus(), [] );
	return (
		<>
			<BackButton isDisabled={ isBusy } onClick={ onBack } />
			<p className={ styles.text }>
				{ __(
					'Select whether to create a single template for all items or a specific one.',
					'atelier'
				) }
			</p>
			<div className={ styles.choices } aria-busy={ isBusy }>
				<button
					ref={ first }
					type="button"
					className={ styles.choice }
					aria-disabled={ isBusy }
					onClick={ onAll }
				>
					<span className={ styles.name }>{ labels.allItems }</span>{ ' ' }
					<span className={ styles.hint }>
						{ __( 'For all items', 'atelier' ) }
					</span>
					{ isBusy && <Spinner /> }
				</button>
				<button
					type="button"
					className={ styles.choice }
					aria-disabled={ isBusy }
					onClick={ () => {
						if ( ! isBusy ) {
							onOne();
						}
					} }
				>
					<span className={ styles.name }>{ labels.singular }</span>{ ' ' }
					<span className={ styles.hint }>
						{ __( 'For a specific item', 'atelier' ) }
					</span>
				</button>
			</div>
		</>
	);
}
