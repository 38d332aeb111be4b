<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * The reason for which a style value is rejected, in addition to those of `Css_Validator`.
 */
final class Rejection {
	/** A key that exists on every JavaScript object. */
	public const KEY = 'key';

	/** A slug that isn't valid in a CSS variable. */
	public const SLUG = 'slug';

	/** A slug that another preset of the list has. */
	public const TAKEN = 'taken';

	/** A circular reference. */
	public const CYCLE = 'circle';

	public const REASONS = array( self::KEY, self::SLUG, self::TAKEN, self::CYCLE );

	public string $reason;

	public function __construct( string $reason ) {
		$this->reason = $reason;
	}

	/**
	 * The message for the user, with a remedy.
	 *
	 * @param string $path The path, such as "styles.color.text".
	 */
	public static function message( string $path, string $reason ): string {
		switch ( $reason ) {
			case Css_Validator::LONG:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( 'The value of %s is too long. Shorten it.', 'atelier' );
				break;
			case Css_Validator::CONTROL:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( '%s contains invisible control characters. Type it again.', 'atelier' );
				break;
			case Css_Validator::MARKUP:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( '%s contains HTML, which isn’t allowed in styles. Remove “<” and everything after it.', 'atelier' );
				break;
			case Css_Validator::SCRIPT:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( '%s contains a script, or a URL that isn’t an image or a font. Remove it.', 'atelier' );
				break;
			case Css_Validator::SPILL:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( 'The value of %s would break the style around it. Remove semicolons, braces, backslashes and comments.', 'atelier' );
				break;
			case Css_Validator::OPEN:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( 'A bracket or quotation mark in %s isn’t closed. Close it or remove it.', 'atelier' );
				break;
			case self::KEY:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( 'The name %s is reserved. Choose another name.', 'atelier' );
				break;
			case self::SLUG:
				/* translators: %s: a place in styles, such as "settings.color.palette.custom.0". */
				$words = __( 'The slug of %s contains invalid characters. Use letters, digits and hyphens.', 'atelier' );
				break;
			case self::TAKEN:
				/* translators: %s: a place in styles, such as "settings.color.palette.custom.0". */
				$words = __( 'Another item in the same list already has the slug of %s. Choose another slug.', 'atelier' );
				break;
			case self::CYCLE:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( '%s refers to itself, directly or through other values. Choose another value.', 'atelier' );
				break;
			default:
				/* translators: %s: a place in styles, such as "styles.color.text". */
				$words = __( 'This type of value isn’t allowed in %s. Reset it or choose another value.', 'atelier' );
		}
		return sprintf( $words, $path );
	}
}
