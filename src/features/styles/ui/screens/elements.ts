import { __ } from '@wordpress/i18n';
import { elementStates } from '../../data/useConditions';
import type {
	ElementName,
	PropertyName,
	StateName,
	StyleTarget,
} from '@/features/globalStyles/index.model';

/** Elements of all pages that can be styled; `text` is all other text. */
export type PageElement = 'text' | 'link' | 'heading' | 'caption' | 'button';

/** A color of an element with the label of its row. */
export interface ElementColor {
	readonly paint: 'text' | 'background';
	readonly label: () => string;
	readonly hasGradient: boolean;
}

interface ElementFacts {
	readonly title: () => string;
	readonly description: () => string;
	readonly target: StyleTarget;
	/** The feature that enables its colors. */
	readonly colorFeature: PropertyName;
	readonly colors: readonly ElementColor[];
	/** Its levels, such as those of headings. */
	readonly levels: readonly ElementName[];
}

const PAGE_ELEMENTS = {
	text: {
		title: () => __( 'Text', 'atelier' ),
		description: () =>
			__( 'The default style of text on your site.', 'atelier' ),
		target: {},
		colorFeature: 'textColor',
		colors: [
			{
				paint: 'text',
				label: () => __( 'Text', 'atelier' ),
				hasGradient: false,
			},
			{
				paint: 'background',
				label: () => __( 'Background', 'atelier' ),
				hasGradient: true,
			},
		],
		levels: [],
	},
	link: {
		title: () => __( 'Links', 'atelier' ),
		description: () =>
			__( 'Links, including their hover and focus states.', 'atelier' ),
		target: { element: 'link' },
		colorFeature: 'linkColor',
		colors: [
			{
				paint: 'text',
				label: () => __( 'Link', 'atelier' ),
				hasGradient: false,
			},
		],
		levels: [],
	},
	heading: {
		title: () => __( 'Headings', 'atelier' ),
		description: () =>
			__( 'All headings, or headings of one level.', 'atelier' ),
		target: { element: 'heading' },
		colorFeature: 'headingColor',
		colors: [
			{
				paint: 'text',
				label: () => __( 'Heading', 'atelier' ),
				hasGradient: false,
			},
			{
				paint: 'background',
				label: () => __( 'Heading background', 'atelier' ),
				hasGradient: true,
			},
		],
		levels: [ 'h1', 'h2', 'h3', 'h4', 'h5', 'h6' ],
	},
	caption: {
		title: () => __( 'Captions', 'atelier' ),
		description: () =>
			__( 'Captions of images, tables and videos.', 'atelier' ),
		target: { element: 'caption' },
		colorFeature: 'captionColor',
		colors: [
			{
				paint: 'text',
				label: () => __( 'Caption', 'atelier' ),
				hasGradient: false,
			},
			{
				paint: 'background',
				label: () => __( 'Caption background', 'atelier' ),
				hasGradient: false,
			},
		],
		levels: [],
	},
	button: {
		title: () => __( 'Buttons', 'atelier' ),
		description: () =>
			__( 'Buttons, including their hover and focus states.', 'atelier' ),
		target: { element: 'button' },
		colorFeature: 'buttonColor',
		colors: [
			{
				paint: 'text',
				label: () => __( 'Button', 'atelier' ),
				hasGradient: false,
			},
			{
				paint: 'background',
				label: () => __( 'Button background', 'atelier' ),
				hasGradient: true,
			},
		],
		levels: [],
	},
} as const satisfies Record< PageElement, ElementFacts >;

export const PAGE_ELEMENT_NAMES = Object.keys(
	PAGE_ELEMENTS
) as readonly PageElement[];

export const factsOf = ( element: PageElement ): ElementFacts =>
	PAGE_ELEMENTS[ element ];

/** The states of an element that can have styles. */
export const statesOf = ( element: PageElement ): readonly StateName[] => {
	const { element: name } = factsOf( element ).target;
	return name === undefined ? [] : elementStates( name );
};

/** The edited part of an element: a level and a state. */
export interface ElementPart {
	readonly level?: ElementName | undefined;
	readonly state?: StateName | undefined;
}

export const targetOf = (
	element: PageElement,
	{ level, state }: ElementPart
): StyleTarget => ( {
	...factsOf( element ).target,
	...( level === undefined ? {} : { element: level } ),
	...( state === undefined ? {} : { state } ),
} );
