import { isRecord, type UnknownRecord } from '@/kernel/guards';

/** WordPress's rendering modes of a post: its content alone, or inside its template. */
export type RenderingMode = 'post-only' | 'template-locked';

export const modeFor = ( showsTemplate: boolean ): RenderingMode =>
	showsTemplate ? 'template-locked' : 'post-only';

/** The theme and post type of a preference. */
export interface ChoiceOf {
	readonly theme: string;
	readonly type: string;
}

/**
 * Whether posts of a type are shown inside their template.
 *
 * @param choices   The user's preferences in WordPress: a mode by theme and post type.
 * @param of
 * @param byDefault The default of the post type.
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

/** The preferences with a new value. */
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
