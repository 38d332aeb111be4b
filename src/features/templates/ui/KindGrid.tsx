import { Icon, Spinner } from '@wordpress/components';
import { useEffect, useId, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import type { KindsLoad } from '../data/useKinds';
import type { Kind } from '../model/kinds';
import { KindIcon } from './KindIcon';
import { kindLabels } from './kindLabels';
import styles from './KindGrid.module.css';

/** About as many as there will be, so that the layout hardly shifts. */
const PLACEHOLDERS = [ 1, 2, 3, 4, 5, 6 ];

/** The key of the custom template, beside slugs of kinds. */
const CUSTOM = 'custom';

interface KindGridProps {
	readonly kinds: KindsLoad;
	/** The kind that was chosen before, which gets the focus again; empty at first. */
	readonly last: string;
	/** The kind that is being created. */
	readonly busy: string | null;
	readonly onChoose: ( kind: Kind ) => void;
	readonly onCustom: () => void;
}

/** A grid of all kinds of new templates. */
export function KindGrid( {
	kinds,
	last,
	busy,
	onChoose,
	onCustom,
}: KindGridProps ) {
	const grid = useFocus(
		last,
		kinds.status === 'ready' ? kinds.value : kinds.status
	);
	const hasKinds = kinds.status !== 'ready' || kinds.value.length > 0;
	return (
		<div ref={ grid }>
			{ hasKinds && (
				<p className={ styles.prompt }>
					{ __(
						'Select what the new template should apply to:',
						'atelier'
					) }
				</p>
			) }
			<div className={ styles.grid } aria-busy={ busy !== null }>
				{ kinds.status === 'loading' &&
					PLACEHOLDERS.map( ( key ) => (
						<div key={ key } className={ styles.placeholder } />
					) ) }
				{ kinds.status === 'ready' &&
					kinds.value.map( ( kind ) => (
						<KindButton
							key={ kind.slug }
							kind={ kind }
							busy={ busy }
							onClick={ () => onChoose( kind ) }
						/>
					) ) }
				{ kinds.status === 'failed' && (
					<div className={ styles.failure }>
						<Failure
							title={ __(
								'The template types could not be loaded',
								'atelier'
							) }
							text={ messageFor( kinds.error ) }
							details={ JSON.stringify( kinds.error ) }
							onRetry={ kinds.retry }
						/>
					</div>
				) }
				<button
					type="button"
					className={ styles.custom }
					data-kind={ CUSTOM }
					aria-disabled={ busy !== null }
					onClick={ () => {
						if ( busy === null ) {
							onCustom();
						}
					} }
				>
					<span className={ styles.icon }>
						<Icon icon={ pencil } />
					</span>
					<span className={ styles.words }>
						<span className={ styles.title }>
							{ __( 'Custom template', 'atelier' ) }
						</span>{ ' ' }
						<span className={ styles.description }>
							{ __(
								'A custom template can be manually applied to any post or page.',
								'atelier'
							) }
						</span>
					</span>
				</button>
			</div>
		</div>
	);
}

interface KindButtonProps {
	readonly kind: Kind;
	readonly busy: string | null;
	readonly onClick: () => void;
}

function KindButton( { kind, busy, onClick }: KindButtonProps ) {
	const id = useId();
	const { title, description } = kindLabels( kind.naming );
	return (
		<button
			type="button"
			className={ styles.kind }
			data-kind={ kind.slug }
			aria-labelledby={ `${ id }-title` }
			aria-describedby={ `${ id }-description` }
			aria-disabled={ busy !== null }
			onClick={ () => {
				if ( busy === null ) {
					onClick();
				}
			} }
		>
			<span className={ styles.icon }>
				{ busy === kind.slug ? (
					<Spinner />
				) : (
					<KindIcon kind={ kind } />
				) }
			</span>
			<span id={ `${ id }-title` } className={ styles.title }>
				{ title }
			</span>
			<span
				id={ `${ id }-description` }
				className={ styles.description }
				aria-hidden="true"
			>
				{ description }
			</span>
		</button>
	);
}

/** Focuses the kind that was chosen before, or else the first one, unless the user has moved the focus. */
function useFocus(
	last: string,
	shown: readonly Kind[] | 'loading' | 'failed'
) {
	const grid = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const { current } = grid;
		const { activeElement } = document;
		// A kind that someone else has created in the meantime is no longer there to focus.
		const isUnmoved =
			activeElement === document.body ||
			activeElement?.getAttribute( 'role' ) === 'dialog';
		if ( ! current || shown === 'loading' || ! isUnmoved ) {
			return;
		}
		const buttons = [ ...current.querySelectorAll( 'button' ) ];
		const former = buttons.find(
			( { dataset } ) => last !== '' && dataset.kind === last
		);
		( former ?? buttons[ 0 ] )?.focus();
	}, [ last, shown ] );
	return grid;
}
