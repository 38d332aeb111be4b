<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;

/**
 * Changes of global styles: values by path, and new presets. Pure, but for the presets that the theme has.
 */
final class Style_Operations {
	/** Of a path, with "styles". */
	private const MAX_LEVELS = 12;

	/** In characters. */
	private const MAX_VALUE = 1000;

	/**
	 * @param array<string, mixed> $document  `styles` and `settings`, as the site has them.
	 * @param array<string, mixed> $read      The same as the agent has read it: before the other changes of its request.
	 * @param array<string, mixed> $operation
	 * @return array<string, mixed>
	 * @throws Invalid_Input
	 */
	public static function apply( array $document, array $read, array $operation ): array {
		return Change_Schema::ADD_PRESET === $operation['op'] ? self::with_preset( $document, $operation ) : self::with_style( $document, $read, $operation );
	}

	/**
	 * @param array<string, mixed> $document
	 * @param array<string, mixed> $read
	 * @param array<string, mixed> $operation
	 * @return array<string, mixed>
	 * @throws Invalid_Input
	 */
	private static function with_style( array $document, array $read, array $operation ): array {
		$path = self::path( (string) $operation['path'] );
		if ( Hash::of( self::at( $read, $path ) ) !== $operation['hash'] ) {
			/* translators: %s: the path of a style, such as "styles.color.background". */
			throw new Invalid_Input( 'changed', sprintf( __( '“%s” isn’t as you have read it. Read the record again, and send the hash from there; of a style that isn’t set it is “none”.', 'atelier' ), $operation['path'] ) );
		}
		if ( is_array( self::at( $document, $path ) ) ) {
			/* translators: %s: the path of a style, such as "styles.color.background". */
			throw new Invalid_Input( 'group', sprintf( __( '“%s” has several values. Name one of them.', 'atelier' ), $operation['path'] ) );
		}
		$value = $operation['value'];
		if ( null !== $value && ( ! is_scalar( $value ) || mb_strlen( (string) $value ) > self::MAX_VALUE ) ) {
			throw new Invalid_Input( 'value', __( 'A style is a text, a number or a switch of up to 1,000 characters. Set each value of a group by itself.', 'atelier' ) );
		}
		return self::with( $document, $path, $value );
	}

	/**
	 * @return list<string>
	 * @throws Invalid_Input
	 */
	private static function path( string $text ): array {
		$path = explode( '.', $text );
		$is_style = 'styles' === $path[0] && count( $path ) > 2;
		if ( count( $path ) > self::MAX_LEVELS || in_array( 'css', $path, true ) || ! ( $is_style || in_array( $text, array( 'settings.layout.contentSize', 'settings.layout.wideSize' ), true ) ) ) {
			throw new Invalid_Input( 'path', __( 'This isn’t the path of a style that can be proposed. It begins with “styles.”, such as “styles.elements.link.color.text”; CSS isn’t possible.', 'atelier' ) );
		}
		foreach ( $path as $name ) {
			if ( ! preg_match( '~^[A-Za-z0-9:_/-]{1,100}$~D', $name ) ) {
				/* translators: %s: the path of a style, such as "styles.color.background". */
				throw new Invalid_Input( 'path', sprintf( __( '“%s” isn’t a path. Write names with dots between them, such as “styles.color.background”.', 'atelier' ), $text ) );
			}
		}
		return $path;
	}

	/**
	 * Styles with presets as CSS variables, such as `var(--wp--preset--color--oak)` for `var:preset|color|oak`, which means the same.
	 *
	 * @param mixed $value
	 * @return mixed
	 */
	public static function with_variables( $value ) {
		if ( is_array( $value ) ) {
			return array_map( array( self::class, 'with_variables' ), $value );
		}
		return is_string( $value ) && 0 === strpos( $value, 'var:' ) ? 'var(--wp--' . str_replace( '|', '--', substr( $value, strlen( 'var:' ) ) ) . ')' : $value;
	}

	/**
	 * @param array<mixed>  $values
	 * @param list<string>  $path
	 * @return mixed Null for none.
	 */
	private static function at( array $values, array $path ) {
		$value = $values;
		foreach ( $path as $name ) {
			$value = is_array( $value ) ? $value[ $name ] ?? null : null;
		}
		return $value;
	}

	/**
	 * @param array<mixed> $values
	 * @param list<string> $path
	 * @param mixed        $value Null removes it, and groups that have nothing left.
	 * @return array<mixed>
	 * @throws Invalid_Input
	 */
	private static function with( array $values, array $path, $value ): array {
		$name  = array_shift( $path );
		$inner = $values[ $name ] ?? array();
		if ( $path ) {
			if ( ! is_array( $inner ) ) {
				/* translators: %s: the name of a style, such as "background". */
				throw new Invalid_Input( 'group', sprintf( __( '“%s” has one value, and nothing inside.', 'atelier' ), $name ) );
			}
			$value = self::with( $inner, $path, $value );
			$value = array() === $value && count( $values ) > 1 ? null : $value;
		}
		if ( null === $value ) {
			unset( $values[ $name ] );
			return $values;
		}
		$values[ $name ] = $value;
		return $values;
	}

	/**
	 * @param array<string, mixed> $document
	 * @param array<string, mixed> $operation
	 * @return array<string, mixed>
	 * @throws Invalid_Input
	 */
	private static function with_preset( array $document, array $operation ): array {
		list( $path, $property ) = Preset_Lists::ALL[ $operation['kind'] ];
		$value                   = $operation['value'];
		if ( ! is_string( $value ) || '' === trim( $value ) || mb_strlen( $value ) > self::MAX_VALUE ) {
			throw new Invalid_Input( 'value', __( 'The value of a preset is CSS, such as “#0a5” or “1.5rem”.', 'atelier' ) );
		}
		$custom = array_merge( array( 'settings' ), $path, array( 'custom' ) );
		$list   = self::at( $document, $custom );
		$list   = is_array( $list ) ? array_values( $list ) : array();
		// Those of the theme and of WordPress; the site's own are in the document, as this request has it by now.
		$others = array_diff_key( (array) wp_get_global_settings( $path ), array( 'custom' => true ) );
		$known  = array_merge( $list, ...array_values( array_filter( $others, 'is_array' ) ) );
		if ( in_array( $operation['slug'], array_column( $known, 'slug' ), true ) ) {
			/* translators: %s: a slug, such as "accent". */
			throw new Invalid_Input( 'taken', sprintf( __( 'There is a preset “%s” already. Use that one, or choose another slug.', 'atelier' ), $operation['slug'] ) );
		}
		Sent_Markup::refuse_code( (string) $operation['title'] );
		$list[] = array(
			'slug'    => (string) $operation['slug'],
			'name'    => (string) $operation['title'],
			$property => $value,
		);
		return self::with( $document, $custom, $list );
	}
}
