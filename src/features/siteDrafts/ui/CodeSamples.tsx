import { Button } from '@wordpress/components';
import { useId, useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { boot } from '@/platform/boot';
import { moreLabel } from '@/ui/moreLabel';
import { addedCode, propertiesOf } from '../model/addedCode';
import type { DraftChange } from '../model/change';
import { addedHosts } from '../model/loadedHosts';
import { propertyLabel } from './propertyLabel';
import styles from './CodeSamples.module.css';

/** The number of pieces before “Show more”. */
const LISTED = 5;

interface AddedCodeProps {
	readonly change: DraftChange;
	readonly edits: DraftChange[ 'edits' ];
}

/** The code that edits add, as text. Nothing without code. */
export function AddedCode( { change, edits }: AddedCodeProps ) {
	const { base } = change;
	const pieces = useMemo( () => addedCode( edits, base ), [ edits, base ] );
	const [ isWhole, setWhole ] = useState( false );
	if ( pieces.length === 0 ) {
		return null;
	}
	const hidden = isWhole ? 0 : Math.max( 0, pieces.length - LISTED );
	return (
		<div className={ styles.samples }>
			<h4 className={ styles.heading }>
				{ __( 'Added code', 'atelier' ) }
			</h4>
			{ pieces
				.slice( 0, pieces.length - hidden )
				.map( ( { property, code }, index ) => (
					// Pieces don't move: their values don't change.
					<Sample
						key={ index }
						label={ propertyLabel( change, property ) }
						code={ code }
					/>
				) ) }
			{ hidden > 0 && (
				<Button
					size="small"
					variant="link"
					onClick={ () => setWhole( true ) }
				>
					{ sprintf(
						/* translators: %d: number of pieces of code that are not listed yet. */
						_n(
							'Show %d more piece of code',
							'Show %d more pieces of code',
							hidden,
							'atelier'
						),
						hidden
					) }
				</Button>
			) }
		</div>
	);
}

/** The number of other sites that are named. */
const NAMED = 10;

/** The other sites that edits make visitors' browsers load something from. Nothing without one. */
export function AddedHosts( { change, edits }: AddedCodeProps ) {
	const { base } = change;
	const hosts = useMemo(
		() => addedHosts( edits, base, boot().homeUrl ),
		[ edits, base ]
	);
	if ( hosts.length === 0 ) {
		return null;
	}
	const others = hosts.length - NAMED;
	return (
		<div className={ styles.samples }>
			<h4 className={ styles.heading }>
				{ __( 'Loaded from other sites', 'atelier' ) }
			</h4>
			<p className={ styles.label }>
				{ __(
					'Browsers of visitors ask these sites for files, so each learns of every visit.',
					'atelier'
				) }{ ' ' }
				{ change.isProposed &&
					__(
						'Previews leave them out until all changes are accepted.',
						'atelier'
					) }
			</p>
			<ul className={ styles.hosts }>
				{ hosts.slice( 0, NAMED ).map( ( host ) => (
					<li key={ host }>
						<bdi dir="ltr">{ host }</bdi>
					</li>
				) ) }
				{ others > 0 && <li>{ moreLabel( others ) }</li> }
			</ul>
		</div>
	);
}

/** A toggle for all values of a change, exactly as they are stored. */
export function StoredValues( { change }: { readonly change: DraftChange } ) {
	const [ isOpen, setOpen ] = useState( false );
	const id = useId();
	return (
		<div>
			<Button
				variant="link"
				aria-expanded={ isOpen }
				aria-controls={ id }
				onClick={ () => setOpen( ! isOpen ) }
			>
				{ isOpen
					? __( 'Hide source', 'atelier' )
					: __( 'Show source', 'atelier' ) }
			</Button>
			<div id={ id } className={ styles.samples }>
				{ isOpen &&
					propertiesOf( change.edits ).map(
						( [ property, value ] ) => (
							<Sample
								key={ property }
								label={ propertyLabel( change, property ) }
								code={ sourceOf( value ) }
							/>
						)
					) }
			</div>
		</div>
	);
}

const sourceOf = ( value: unknown ): string =>
	typeof value === 'string' ? value : JSON.stringify( value, null, 2 );

/** The length of a piece of code before “Show all of it”, in characters. */
const SHOWN = 1000;

/** A piece of code under its name, cut until somebody wants all of it. */
export function Sample( {
	label,
	code,
}: {
	readonly label: string;
	readonly code: string;
} ) {
	const [ isWhole, setWhole ] = useState( false );
	const isCut = ! isWhole && code.length > SHOWN;
	return (
		<figure className={ styles.sample }>
			<figcaption className={ styles.label }>{ label }</figcaption>
			<pre className={ styles.code } dir="ltr">
				<code>{ isCut ? `${ code.slice( 0, SHOWN ) }…` : code }</code>
			</pre>
			{ isCut && (
				<Button
					size="small"
					variant="link"
					aria-label={ sprintf(
						/* translators: %s: label of a changed property, such as "Content". */
						__( 'Show all of it: %s', 'atelier' ),
						label
					) }
					onClick={ () => setWhole( true ) }
				>
					{ __( 'Show all of it', 'atelier' ) }
				</Button>
			) }
		</figure>
	);
}
