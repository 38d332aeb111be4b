<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Finds block comments without parsing blocks, by the grammar of WordPress's parser but in linear time; in the browser,
 * src/kernel/blockText.ts does the same. Pure.
 *
 * @phpstan-type Mark array{ type: string, name: string, start: int, end: int, attributes: array{ int, int }|null }
 */
final class Block_Marks {
	public const BEGIN = 'begin';
	public const END   = 'end';

	/** A block in one comment. */
	public const WHOLE = 'whole';

	/** Its attributes never end, so WordPress treats it as text. */
	public const UNFINISHED = 'unfinished';

	/** Of possessive quantifiers, PCRE keeps no states: its limits can't be reached. */
	private const SPACE = '[ \t\f\r\n]++';

	/** The start of a block comment. */
	private const BEGINNING = '/<!--' . self::SPACE . '(\/)?wp:((?:[a-z][a-z0-9_-]*+\/)?[a-z][a-z0-9_-]*+)' . self::SPACE . '/';

	/** The rest of a block comment after its attributes, which may contain anything. */
	private const AFTER_ATTRIBUTES = '/\}' . self::SPACE . '(\/)?-->/';

	/** The rest of a block comment without attributes. PCRE would search the rest of the text for the last character. */
	private const IMMEDIATELY = array( '-->', '/-->' );

	/**
	 * @return iterable<Mark> In order; the attributes are the start and end of their JSON. The name has no `core/`
	 *                        namespace.
	 */
	public static function in( string $content ): iterable {
		$at             = 0;
		$has_attributes = true;
		while ( preg_match( self::BEGINNING, $content, $beginning, PREG_OFFSET_CAPTURE, $at ) ) {
			$mark = array(
				'type'       => self::UNFINISHED,
				'name'       => 0 === strpos( $beginning[2][0], 'core/' ) ? substr( $beginning[2][0], 5 ) : $beginning[2][0],
				'start'      => $beginning[0][1],
				'end'        => $beginning[0][1] + strlen( $beginning[0][0] ),
				'attributes' => null,
			);
			$at   = $mark['end'];
			if ( '{' === substr( $content, $at, 1 ) ) {
				// A search that reached the end of the text isn't repeated for later comments.
				$has_attributes = $has_attributes && preg_match( self::AFTER_ATTRIBUTES, $content, $end, PREG_OFFSET_CAPTURE, $at );
				if ( ! $has_attributes ) {
					yield $mark;
					continue;
				}
				$mark['attributes'] = array( $at, $end[0][1] + 1 );
				$is_whole           = isset( $end[1] );
				$at                 = $end[0][1] + strlen( $end[0][0] );
			} else {
				$is_whole = '/' === substr( $content, $at, 1 );
				$rest     = self::IMMEDIATELY[ (int) $is_whole ];
				if ( substr( $content, $at, strlen( $rest ) ) !== $rest ) {
					continue;
				}
				$at += strlen( $rest );
			}
			$mark['end']  = $at;
			$mark['type'] = $is_whole ? self::WHOLE : ( '/' === $beginning[1][0] ? self::END : self::BEGIN );
			yield $mark;
		}
	}
}
