import {
	Composite,
	SearchControl,
	Spinner,
	TextHighlight,
} from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { useSuggestions } from '../data/useSuggestions';
import type { Entities } from '../model/kinds';
import type { Suggestion } from '../model/suggestion';
import { entityLabels } from './kindLabels';
import styles from './SuggestionList.module.css';

/** Shorter lists have no search box. */
const MANY = 9;

interface SuggestionListProps {
	readonly entities: Entities;
	/** The slug of the template that is being created. */
	readonly making: string | null;
	readonly onChoose: ( suggestion: Suggestion ) => void;
}

/** The items that a template can be created for; if there are many, the server searches them. */
export function SuggestionList( {
	entities,
	making,
	onChoose,
}: SuggestionListProps ) {
	const { search, setSearch, asked, load, isOutdated, retry } =
		useSuggestions( entities );
	const labels = entityLabels( entities.labels );
	const count = load.status === 'ready' ? load.value.length : 0;
	const [ hasSearch, setHasSearch ] = useState( false );
	if ( ! hasSearch && count > MANY ) {
		// The search box stays from then on, even if it finds few.
		setHasSearch( true );
	}
	const holder = useFirstFocus( load.status !== 'loading' );
	return (
		<div ref={ holder }>
			{ hasSearch && (
				<SearchControl
					__nextHasNoMarginBottom
					className={ styles.search ?? '' }
					label={ labels.searchItems }
					placeholder={ labels.searchItems }
					value={ search }
					onChange={ setSearch }
				/>
			) }
			<p className="screen-reader-text" role="status">
				{ load.status === 'ready' &&
					! isOutdated &&
					sprintf(
						/* translators: %d: number of items. */
						_n( '%d item', '%d items', count, 'atelier' ),
						count
					) }
			</p>
			{ load.status === 'loading' && (
				<div className={ styles.waiting }>
					<Spinner />
				</div>
			) }
			{ load.status === 'failed' && (
				<Failure
					title={ __( 'The items could not be loaded', 'atelier' ) }
					text={ messageFor( load.error ) }
					details={ JSON.stringify( load.error ) }
					onRetry={ retry }
				/>
			) }
			{ load.status === 'ready' && count === 0 && (
				<p className={ styles.nothing }>
					{ labels.notFound || __( 'No results found', 'atelier' ) }
				</p>
			) }
			{ load.status === 'ready' && count > 0 && (
				<Composite
					role="listbox"
					orientation="vertical"
					className={ styles.list ?? '' }
					aria-label={ __( 'Suggestions list', 'atelier' ) }
					aria-busy={ isOutdated || making !== null }
				>
					{ load.value.map( ( suggestion ) => (
						<Option
							key={ suggestion.slug }
							suggestion={ suggestion }
							search={ asked }
							isBusy={
								making ===
								`${ entities.prefix }-${ suggestion.slug }`
							}
							onClick={ () => onChoose( suggestion ) }
						/>
					) ) }
				</Composite>
			) }
		</div>
	);
}

interface OptionProps {
	readonly suggestion: Suggestion;
	readonly search: string;
	readonly isBusy: boolean;
	readonly onClick: () => void;
}

function Option( {
	suggestion: { name, link },
	search,
	isBusy,
	onClick,
}: OptionProps ) {
	return (
		<Composite.Item
			render={ <div role="option" aria-selected={ isBusy } /> }
			className={ styles.option ?? '' }
			onClick={ onClick }
		>
			<span className={ styles.name }>
				<TextHighlight
					text={
						decodeEntities( name ) || __( '(no title)', 'atelier' )
					}
					highlight={ search }
				/>
				{ isBusy && <Spinner /> }
			</span>
			{ link && (
				<bdi className={ styles.link } dir="ltr">
					{ link }
				</bdi>
			) }
		</Composite.Item>
	);
}

/** Focuses the search box, or else the first item, once. */
function useFirstFocus( isSettled: boolean ) {
	const holder = useRef< HTMLDivElement >( null );
	const isDone = useRef( false );
	useEffect( () => {
		if ( ! isSettled || isDone.current ) {
			return;
		}
		isDone.current = true;
		const { current } = holder;
		// Items can be focused only after they have been painted.
		requestAnimationFrame( () =>
			current
				?.querySelector< HTMLElement >(
					'input, [role="option"], button'
				)
				?.focus()
		);
	}, [ isSettled ] );
	return holder;
}
