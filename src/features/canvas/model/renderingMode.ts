import { isRecord, type UnknownRecord } from '../../../kernel/guards';

/** WordPress's names for the two ways of showing a post: its content alone, or inside its template. */
export type RenderingMode = 'post-only' | 'template-locked';

export const modeFor = ( showsTemplate: boolean ): RenderingMode =>
	showsTemplate ? 'template-locked' : 'post-only';

/** What a choice is made for. */
export interface ChoiceOf {
	readonly theme: string;
	readonly type: string;
}

/**
 * Whether posts of a type are shown inside their template.
 *
 * @param choices   What WordPress keeps with the user: a mode by theme and post type.
 * @param of
 * @param byDefault For users who never chose.
 */
export function showsTemplate(
	choices: unknown,
	{ theme, type }: ChoiceOf,
	byDefault: boolean
): boolean {
	const ofTheme = isRecord( choices ) ? choices[ theme ] : undefined;
	const mode = isRecord( ofTheme ) ? ofTheme[ type ] : undefined;
	return mode === 'template-locked' || ( byDefault && mode !== 'post-only' );
}

/** The choices with a new one among them. */
export function withChoice(
	choices: unknown,
	{ theme, type }: ChoiceOf,
	mode: RenderingMode
): UnknownRecord {
	const all = isRecord( choices ) ? choices : {};
	const ofTheme = all[ theme ];
	return {
		...all,
		[ theme ]: {
			...( isRecord( ofTheme ) ? ofTheme : {} ),
			[ type ]: mode,
		},
	};
}
