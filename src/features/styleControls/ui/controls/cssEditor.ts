/** The code editor, in its own chunk because of its size. */
import {
	autocompletion,
	completionKeymap,
	closeBrackets,
	closeBracketsKeymap,
	type Completion,
	type CompletionContext,
} from '@codemirror/autocomplete';
import {
	defaultKeymap,
	history,
	historyKeymap,
	indentWithTab,
} from '@codemirror/commands';
import { css, cssLanguage } from '@codemirror/lang-css';
import {
	bracketMatching,
	HighlightStyle,
	indentOnInput,
	indentUnit,
	syntaxHighlighting,
} from '@codemirror/language';
import {
	linter,
	lintGutter,
	lintKeymap,
	type Diagnostic,
} from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import {
	drawSelection,
	EditorView,
	highlightActiveLine,
	keymap,
	lineNumbers,
	placeholder,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The localized labels of the editor. */
export interface CssEditorLabels {
	readonly label: string;
	readonly placeholder: string;
	readonly phrases: Readonly< Record< string, string > >;
}

/** A CSS variable to complete, with its value or name. */
export interface CssVariable {
	readonly name: string;
	readonly detail: string;
}

export interface Mark {
	readonly from: number;
	readonly to: number;
	readonly severity: 'error' | 'warning';
	readonly message: string;
}

interface CssEditorOptions {
	readonly parent: HTMLElement;
	readonly value: string;
	readonly labels: CssEditorLabels;
	readonly variables: () => readonly CssVariable[];
	readonly check: ( source: string ) => readonly Mark[];
	/** The id of its description. */
	readonly describedBy: string;
	readonly onChange: ( value: string ) => void;
}

export interface CssEditor {
	readonly setValue: ( value: string ) => void;
	readonly setInvalid: ( isInvalid: boolean ) => void;
	/** Selects a range and focuses the editor. */
	readonly goTo: ( from: number, to: number ) => void;
	readonly end: () => void;
}

const colors = HighlightStyle.define( [
	{ tag: tags.comment, class: 'tok-comment' },
	{
		tag: [ tags.keyword, tags.definitionKeyword, tags.modifier ],
		class: 'tok-keyword',
	},
	{ tag: [ tags.propertyName, tags.variableName ], class: 'tok-property' },
	{
		tag: [
			tags.className,
			tags.tagName,
			tags.labelName,
			tags.constant( tags.className ),
		],
		class: 'tok-selector',
	},
	{ tag: [ tags.string, tags.color ], class: 'tok-string' },
	{ tag: [ tags.number, tags.unit, tags.atom ], class: 'tok-number' },
] );

/** Mounts an editor. Tab indents until Escape is pressed; after that it leaves the editor. */
export function startCssEditor( {
	parent,
	value,
	labels,
	variables,
	check,
	describedBy,
	onChange,
}: CssEditorOptions ): CssEditor {
	const attributes = new Compartment();
	const attributesFor = ( isInvalid: boolean ) =>
		EditorView.contentAttributes.of( {
			'aria-label': labels.label,
			'aria-describedby': describedBy,
			'aria-invalid': String( isInvalid ),
			// Code is always left to right.
			dir: 'ltr',
		} );
	let isOurs = false;
	const view = new EditorView( {
		parent,
		state: EditorState.create( {
			doc: value,
			extensions: [
				...extensionsFor( { labels, variables, check } ),
				attributes.of( attributesFor( false ) ),
				EditorView.updateListener.of( ( { docChanged, state } ) => {
					if ( docChanged && ! isOurs ) {
						onChange( state.doc.toString() );
					}
				} ),
			],
		} ),
	} );
	return {
		setValue: ( next ) => {
			if ( next !== view.state.doc.toString() ) {
				isOurs = true;
				view.dispatch( {
					changes: {
						from: 0,
						to: view.state.doc.length,
						insert: next,
					},
				} );
				isOurs = false;
			}
		},
		setInvalid: ( isInvalid ) =>
			view.dispatch( {
				effects: attributes.reconfigure( attributesFor( isInvalid ) ),
			} ),
		goTo: ( from, to ) => {
			const { length } = view.state.doc;
			view.dispatch( {
				selection: {
					anchor: Math.min( from, length ),
					head: Math.min( to, length ),
				},
				scrollIntoView: true,
			} );
			view.focus();
		},
		end: () => view.destroy(),
	};
}

/** What an editor of CSS has, whatever it is for. */
const extensionsFor = ( {
	labels,
	variables,
	check,
}: Pick< CssEditorOptions, 'labels' | 'variables' | 'check' > ) => [
	EditorState.phrases.of( labels.phrases ),
	lineNumbers(),
	lintGutter(),
	history(),
	drawSelection(),
	indentOnInput(),
	indentUnit.of( '\t' ),
	EditorState.tabSize.of( 4 ),
	bracketMatching(),
	closeBrackets(),
	autocompletion(),
	highlightActiveLine(),
	EditorView.lineWrapping,
	syntaxHighlighting( colors ),
	css(),
	cssLanguage.data.of( {
		autocomplete: completeVariables( variables ),
	} ),
	linter( ( { state } ) =>
		check( state.doc.toString() ).map( toDiagnostic )
	),
	placeholder( labels.placeholder ),
	keymap.of( [
		...closeBracketsKeymap,
		...completionKeymap,
		...lintKeymap,
		...defaultKeymap,
		...historyKeymap,
		indentWithTab,
	] ),
];

const toDiagnostic = ( mark: Mark ): Diagnostic => ( { ...mark } );

/** Completes CSS variables after `--` and inside `var(`. */
const completeVariables =
	( variables: () => readonly CssVariable[] ) =>
	( context: CompletionContext ) => {
		const word = context.matchBefore( /(?:var\(\s*)?--[\w-]*/ );
		if ( ! word ) {
			return null;
		}
		const from = word.from + word.text.indexOf( '--' );
		const isInside = /var\(\s*$/.test(
			context.state.sliceDoc( Math.max( 0, from - 20 ), from )
		);
		const isName = /(?:^|[{;])\s*$/.test(
			context.state.sliceDoc(
				context.state.doc.lineAt( from ).from,
				from
			)
		);
		return {
			from,
			validFor: /^[\w-]*$/,
			options: variables().map( ( { name, detail } ): Completion => ( {
				label: name,
				detail,
				type: 'variable',
				apply: isInside || isName ? name : `var(${ name })`,
			} ) ),
		};
	};
