import { Button, Spinner } from '@wordpress/components';
import {
	useEffect,
	useId,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { styleSchema } from '@/platform/styleSchema';
import {
	blockCssWarnings,
	checkCss,
	type BlockCssWarning,
	type CssCheck,
} from '../../model/cssCheck';
import type { CssEditor, CssVariable, Mark } from './cssEditor';
import styles from './CssField.module.css';
import {
	problemText,
	reasonFor,
	unknownText,
	warningFor,
	warningText,
} from './cssMessages';

interface CssFieldProps {
	/** The accessible name, such as "Additional CSS". */
	readonly label: string;
	readonly value: string;
	/** A sheet consists of rules; the CSS of a block can have bare declarations, and `&` for the block. */
	readonly scope?: 'sheet' | 'block';
	/** Whether this WordPress version rejects everything that looks like a tag. */
	readonly markup?: 'refused' | 'allowed';
	/** Completions after `--`. */
	readonly variables: readonly CssVariable[];
	readonly onChange: ( value: string ) => void;
}

/** The maximum number of problems listed below the editor; all are marked in it. */
const MOST_LISTED = 5;

/**
 * A code editor with line numbers, syntax highlighting, completion and marks; a plain field until the editor is loaded, or
 * if it fails to load.
 */
export function CssField( {
	label,
	value,
	scope = 'sheet',
	markup = 'allowed',
	variables,
	onChange,
}: CssFieldProps ) {
	const id = useId();
	const holder = useRef< HTMLDivElement >( null );
	const editor = useRef< CssEditor | null >( null );
	const now = useRef( { value, variables, onChange } );
	now.current = { value, variables, onChange };
	const [ state, setState ] = useState< 'loading' | 'ready' | 'failed' >(
		'loading'
	);
	const { problems } = useMemo(
		() => checkCss( value, { scope, markup } ),
		[ value, scope, markup ]
	);
	const warnings = useMemo(
		() => ( problems.length > 0 ? [] : warningsIn( value, scope ) ),
		[ problems, value, scope ]
	);

	useEffect( () => {
		let isGone = false;
		void import( './cssEditor' ).then(
			( { startCssEditor } ) => {
				if ( isGone || ! holder.current ) {
					return;
				}
				editor.current = startCssEditor( {
					parent: holder.current,
					value: now.current.value,
					labels: labelsFor( label, scope ),
					variables: () => now.current.variables,
					check: ( source ) =>
						marksFor(
							checkCss( source, { scope, markup } ),
							warningsIn( source, scope )
						),
					describedBy: `${ id }-help ${ id }-problems`,
					onChange: ( next ) => now.current.onChange( next ),
				} );
				setState( 'ready' );
			},
			() => setState( 'failed' )
		);
		return () => {
			isGone = true;
			editor.current?.end();
			editor.current = null;
		};
	}, [ id, label, scope, markup ] );

	const isInvalid = problems.length > 0;
	useEffect( () => {
		editor.current?.setValue( value );
		editor.current?.setInvalid( isInvalid );
	}, [ value, isInvalid, state ] );

	return (
		<div className={ styles.field }>
			<div
				ref={ holder }
				className={ styles.editor }
				data-invalid={ isInvalid }
			>
				{ state === 'loading' && (
					<div className={ styles.loading }>
						<Spinner />
						<span className="screen-reader-text" role="status">
							{ __( 'Loading…', 'atelier' ) }
						</span>
					</div>
				) }
				{ state === 'failed' && (
					<textarea
						className={ styles.plain }
						aria-label={ label }
						aria-describedby={ `${ id }-problems` }
						aria-invalid={ isInvalid }
						dir="ltr"
						spellCheck={ false }
						rows={ 12 }
						value={ value }
						onChange={ ( event ) => onChange( event.target.value ) }
					/>
				) }
			</div>
			<p id={ `${ id }-help` } className="screen-reader-text">
				{ __(
					'Tab indents. Press Escape, then Tab, to leave the editor.',
					'atelier'
				) }
			</p>
			<div id={ `${ id }-problems` } role="status">
				{ isInvalid && (
					<ul className={ styles.problems }>
						{ problems.slice( 0, MOST_LISTED ).map( ( problem ) => (
							<li key={ `${ problem.from } ${ problem.reason }` }>
								<Button
									variant="link"
									isDestructive
									onClick={ () =>
										editor.current?.goTo(
											problem.from,
											problem.to
										)
									}
								>
									{ problemText( problem ) }
								</Button>
							</li>
						) ) }
					</ul>
				) }
				{ warnings.length > 0 && (
					<ul className={ styles.problems }>
						{ warnings.slice( 0, MOST_LISTED ).map( ( warning ) => (
							<li key={ `${ warning.from } ${ warning.reason }` }>
								<Button
									variant="link"
									onClick={ () =>
										editor.current?.goTo(
											warning.from,
											warning.to
										)
									}
								>
									{ warningText( warning ) }
								</Button>
							</li>
						) ) }
					</ul>
				) }
			</div>
		</div>
	);
}

/** Sheets are printed as they are; the CSS of a block isn't. */
const warningsIn = (
	source: string,
	scope: 'sheet' | 'block'
): readonly BlockCssWarning[] =>
	scope === 'block' ? blockCssWarnings( source, styleSchema() ) : [];

const labelsFor = ( label: string, scope: 'sheet' | 'block' ) => ( {
	label,
	placeholder:
		scope === 'sheet'
			? '.wp-block-quote {\n\tborder: 0;\n}'
			: 'border: 0;\n\n&:hover {\n\topacity: 0.8;\n}',
	phrases: {
		Completions: __( 'Completions', 'atelier' ),
		Diagnostics: __( 'Problems', 'atelier' ),
		'No diagnostics': __( 'No problems', 'atelier' ),
	},
} );

/**
 * Structural problems are errors; what WordPress garbles, and declarations unknown to this browser, are warnings, because others
 * may support them.
 */
const marksFor = (
	{ problems, declarations }: CssCheck,
	warnings: readonly BlockCssWarning[]
): readonly Mark[] => [
	...warnings.map( ( warning ) => ( {
		from: warning.from,
		to: warning.to,
		severity: 'warning' as const,
		message: warningFor( warning ),
	} ) ),
	...problems.map( ( problem ) => ( {
		from: problem.from,
		to: Math.max( problem.to, problem.from ),
		severity: 'error' as const,
		message: reasonFor( problem ),
	} ) ),
	...declarations
		.filter( ( { property, value } ) => ! isKnown( property, value ) )
		.map( ( { property, from, to } ) => ( {
			from,
			to,
			severity: 'warning' as const,
			message: unknownText(
				property,
				CSS.supports( property, 'inherit' )
			),
		} ) ),
];

/** Vendor prefixes and values that are computed later aren't checked. */
const isKnown = ( property: string, value: string ): boolean =>
	property.startsWith( '-' ) ||
	/\b(?:var|env|attr)\(|progid:/.test( value ) ||
	CSS.supports( property, value.trimEnd().replace( /!\s*important$/i, '' ) );
