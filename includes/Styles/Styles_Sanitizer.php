<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * Removes values of the wrong type and harmful values from styles. WordPress itself validates only keys: other values cause
 * warnings or fatal errors, or are printed unescaped. The browser applies the same rules
 * (`src/features/globalStyles/model/validity`).
 */
final class Styles_Sanitizer {
	private const GROUPS_OF_STYLES = array( 'background', 'border', 'color', 'dimensions', 'filter', 'outline', 'spacing', 'typography' );

	private const GROUPS_OF_SETTINGS = array( 'background', 'border', 'color', 'custom', 'dimensions', 'layout', 'shadow', 'spacing', 'typography' );

	/** Maps of names to nested styles. */
	private const CONTAINERS = array( 'blocks', 'elements', 'variations' );

	/** Preset lists: the key of the value, and the infix of the variables. */
	private const PRESETS = array(
		'palette'        => array( 'color', 'color' ),
		'gradients'      => array( 'gradient', 'gradient' ),
		'duotone'        => array( 'colors', 'duotone' ),
		'fontSizes'      => array( 'size', 'font-size' ),
		'fontFamilies'   => array( 'fontFamily', 'font-family' ),
		'spacingSizes'   => array( 'size', 'spacing' ),
		'presets'        => array( 'shadow', 'shadow' ),
		'aspectRatios'   => array( 'ratio', 'aspect-ratio' ),
		'dimensionSizes' => array( 'size', 'dimension' ),
		'radiusSizes'    => array( 'size', 'border-radius' ),
	);

	/** Keys that exist on every JavaScript object. */
	private const UNSAFE = array( '__proto__', 'constructor', 'prototype' );

	/** Text for people that doesn't become CSS. */
	private const WORDS = array( 'title', 'description', 'slug', 'name' );

	private const MAX_SLUG_LENGTH = 200;

	private const ORIGINS = array( 'default', 'blocks', 'theme', 'custom' );

	/** WordPress computes each step of a scale. */
	private const MAX_STEPS = 20;

	private Rejected_Values $rejected;

	private Preset_Cycles $cycles;

	/** @var array<int|string, mixed> The root of references. */
	private array $styles = array();

	public function __construct( Rejected_Values $rejected ) {
		$this->rejected = $rejected;
		$this->cycles  = new Preset_Cycles();
	}

	/**
	 * Sanitizes both parts of a record or theme.json; a part that isn't an array is removed.
	 *
	 * @param array<int|string, mixed> $data With `settings` and `styles`.
	 * @return array<int|string, mixed>
	 */
	public function sanitize( array $data ): array {
		foreach ( array( 'settings', 'styles' ) as $part ) {
			if ( ! isset( $data[ $part ] ) ) {
				continue;
			}
			if ( is_array( $data[ $part ] ) ) {
				$data[ $part ] = 'settings' === $part ? $this->sanitize_settings( $data[ $part ] ) : $this->sanitize_styles( $data[ $part ] );
			} else {
				unset( $data[ $part ] );
			}
		}
		return $data;
	}

	/**
	 * @param array<int|string, mixed> $node
	 * @param list<string|int>         $path
	 * @return array<int|string, mixed>
	 */
	public function sanitize_styles( array $node, array $path = array( 'styles' ) ): array {
		if ( array( 'styles' ) === $path ) {
			$this->styles = $node;
		}
		return $this->each(
			$node,
			$path,
			function ( $key, $value, array $at ) {
				if ( in_array( $key, self::CONTAINERS, true ) ) {
					return self::is_tree( $value ) ? $this->each( $value, $at, fn( $name, $child, array $child_path ) => self::is_tree( $child ) ? $this->sanitize_styles( $child, $child_path ) : null ) : null;
				}
				if ( in_array( $key, self::GROUPS_OF_STYLES, true ) ) {
					return self::is_tree( $value ) ? $this->values( $value, $at ) : null;
				}
				if ( 'css' === $key ) {
					return is_string( $value ) ? self::or_rejection( $value, Css_Validator::error_in_css( $value ) ) : null;
				}
				if ( in_array( $key, self::WORDS, true ) && is_scalar( $value ) ) {
					return $value;
				}
				// States and breakpoints: `:hover`, `@tablet`.
				return self::is_tree( $value ) && ! isset( $value['ref'] ) ? $this->sanitize_styles( $value, $at ) : $this->value( $value, $at );
			}
		);
	}

	/**
	 * @param array<int|string, mixed> $node
	 * @param list<string|int>         $path
	 * @return array<int|string, mixed>
	 */
	public function sanitize_settings( array $node, array $path = array( 'settings' ) ): array {
		if ( array( 'settings' ) === $path ) {
			$this->collect_presets( $node );
		}
		return $this->each(
			$node,
			$path,
			function ( $key, $value, array $at ) {
				if ( 'blocks' === $key ) {
					return self::is_tree( $value ) ? $this->each( $value, $at, fn( $name, $child, array $child_path ) => self::is_tree( $child ) ? $this->sanitize_settings( $child, $child_path ) : null ) : null;
				}
				if ( ! in_array( $key, self::GROUPS_OF_SETTINGS, true ) ) {
					return $this->plain( $value, $at );
				}
				if ( ! self::is_tree( $value ) ) {
					return null;
				}
				if ( 'custom' === $key ) {
					return $this->each( $value, $at, fn( $name, $own, array $child_path ) => $this->plain( $own, $child_path ) );
				}
				return $this->each( $value, $at, array( $this, 'setting' ) );
			}
		);
	}

	/**
	 * @param int|string       $key
	 * @param mixed            $value
	 * @param list<string|int> $path
	 * @return mixed
	 */
	private function setting( $key, $value, array $path ) {
		if ( 'spacingScale' === $key ) {
			return self::is_tree( $value ) && self::is_short_scale( $value ) ? $value : null;
		}
		if ( ! isset( self::PRESETS[ $key ] ) ) {
			if ( is_array( $value ) && in_array( $key, array( 'contentSize', 'wideSize' ), true ) ) {
				return null;
			}
			return $this->plain( $value, $path );
		}
		if ( ! is_array( $value ) ) {
			return null;
		}
		if ( array() !== array_intersect( array_keys( $value ), self::ORIGINS ) ) {
			return $this->each( $value, $path, fn( $origin, $list, array $at ) => is_array( $list ) && in_array( $origin, self::ORIGINS, true ) ? $this->presets( $list, (string) $key, $at ) : null );
		}
		return $this->presets( $value, (string) $key, $path );
	}

	/**
	 * @param array<int|string, mixed> $presets
	 * @param string                   $name    The key of the list.
	 * @param list<string|int>         $path
	 * @return list<mixed>
	 */
	private function presets( array $presets, string $name, array $path ): array {
		$reasons = $this->preset_reasons( $presets, $name );
		return array_values(
			$this->each(
				$presets,
				$path,
				function ( $key, $preset ) use ( $reasons ) {
					if ( ! array_key_exists( $key, $reasons ) ) {
						return null;
					}
					$slug = (string) $preset['slug'];
					return self::or_rejection(
						array(
							'slug' => $slug,
							'name' => (string) ( is_scalar( $preset['name'] ?? $slug ) ? $preset['name'] ?? $slug : '' ),
						) + $preset,
						$reasons[ $key ]
					);
				}
			)
		);
	}

	/**
	 * Of several presets with one slug, the last is what WordPress prints.
	 *
	 * @param array<int|string, mixed> $presets
	 * @param string                   $name    The key of the list.
	 * @return array<int, ?string> By the keys of entries that can be presets.
	 */
	private function preset_reasons( array $presets, string $name ): array {
		list( $value_key, $infix ) = self::PRESETS[ $name ];

		$slugs   = array();
		$reasons = array();
		foreach ( array_reverse( $presets, true ) as $key => $preset ) {
			if ( ! is_int( $key ) || ! is_array( $preset ) || ! is_scalar( $preset['slug'] ?? null ) ) {
				continue;
			}
			$slug   = (string) $preset['slug'];
			$reason = self::error_in_slug( $slug ) ?? ( isset( $slugs[ $slug ] ) ? Rejection::TAKEN : null ) ?? self::error_in_preset( $preset, $value_key ) ?? ( $this->cycles->has( $infix, $slug ) ? Rejection::CYCLE : null );
			if ( null === $reason ) {
				$slugs[ $slug ] = true;
			}
			$reasons[ $key ] = $reason;
		}
		return $reasons;
	}

	private static function error_in_slug( string $slug ): ?string {
		if ( '' === $slug ) {
			return Rejected_Values::TYPE;
		}
		return strlen( $slug ) > self::MAX_SLUG_LENGTH * 3 || in_array( $slug, self::UNSAFE, true ) || 0 !== preg_match( '#[\p{Cc}<>"\'\\\\/|;:{}()[\]]|\.\.#u', $slug ) ? Rejection::SLUG : null;
	}

	/** @param array<int|string, mixed> $preset */
	private static function error_in_preset( array $preset, string $value_key ): ?string {
		$value = $preset[ $value_key ] ?? '';
		$faces = $preset['fontFace'] ?? array();
		$fluid = $preset['fluid'] ?? false;
		if ( ! is_scalar( $preset['name'] ?? '' ) || ! is_array( $faces ) || ( '' !== $value && ( 'colors' === $value_key ) !== is_array( $value ) ) || is_string( $fluid ) ) {
			return Rejected_Values::TYPE;
		}
		$reasons = array_map( array( self::class, 'error_in' ), array_values( array_merge( (array) $value, is_array( $fluid ) ? $fluid : array() ) ) );
		if ( 'fontFamily' === $value_key ) {
			$reasons[] = self::error_in_urls( $preset['preview'] ?? '' );
			foreach ( $faces as $face ) {
				$reasons[] = self::error_in_face( $face );
			}
		}
		return array_values( array_filter( $reasons ) )[0] ?? null;
	}

	/** @param mixed $face */
	private static function error_in_face( $face ): ?string {
		if ( ! is_array( $face ) ) {
			return Rejected_Values::TYPE;
		}
		foreach ( $face as $key => $value ) {
			$reason = in_array( $key, array( 'src', 'preview' ), true ) ? self::error_in_urls( $value ) : self::error_in( $value ?? '' );
			if ( $reason ) {
				return $reason;
			}
		}
		return null;
	}

	/** @param mixed $addresses One URL or several. */
	private static function error_in_urls( $addresses ): ?string {
		foreach ( (array) $addresses as $address ) {
			$reason = is_string( $address ) ? Css_Validator::error_in_url( $address ) : Rejected_Values::TYPE;
			if ( $reason ) {
				return $reason;
			}
		}
		return null;
	}

	/**
	 * The reason for which the value of a CSS declaration is invalid.
	 *
	 * @param mixed $value
	 */
	private static function error_in( $value ): ?string {
		if ( is_string( $value ) ) {
			return Css_Validator::error_in_value( $value );
		}
		return is_scalar( $value ) ? null : Rejected_Values::TYPE;
	}

	/**
	 * @param mixed $value
	 * @return mixed
	 */
	private static function or_rejection( $value, ?string $reason ) {
		return null === $reason ? $value : new Rejection( $reason );
	}

	/**
	 * Collects all presets before any is checked for cycles. User presets override those of the theme.
	 *
	 * @param array<int|string, mixed> $settings
	 */
	private function collect_presets( array $settings ): void {
		$owners = array_merge( array( $settings ), is_array( $settings['blocks'] ?? null ) ? array_values( $settings['blocks'] ) : array() );
		foreach ( $owners as $owner ) {
			foreach ( is_array( $owner ) ? $owner : array() as $group ) {
				foreach ( is_array( $group ) ? array_intersect_key( $group, self::PRESETS ) : array() as $name => $lists ) {
					$lists = is_array( $lists ) ? $lists : array();
					$this->cycles->add( self::PRESETS[ $name ][1], $lists );
					foreach ( self::ORIGINS as $origin ) {
						$this->cycles->add( self::PRESETS[ $name ][1], is_array( $lists[ $origin ] ?? null ) ? $lists[ $origin ] : array() );
					}
				}
			}
		}
	}

	/** @param array<int|string, mixed> $scale */
	private static function is_short_scale( array $scale ): bool {
		foreach ( array_merge( array( $scale ), array_filter( $scale, 'is_array' ) ) as $one ) {
			if ( isset( $one['steps'] ) && ( ! is_int( $one['steps'] ) || $one['steps'] > self::MAX_STEPS ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @param array<int|string, mixed> $tree
	 * @param list<string|int>         $path
	 * @return array<int|string, mixed>
	 */
	private function values( array $tree, array $path ): array {
		return $this->each(
			$tree,
			$path,
			function ( $key, $value, array $at ) {
				// Colors of a duotone are for single blocks: of a type, WordPress 6.8 ends every page that has one.
				if ( 'duotone' === $key && is_array( $value ) && array() !== $value ) {
					return null;
				}
				return self::is_tree( $value ) && array() !== $value && 'backgroundImage' !== $key && ! isset( $value['ref'] ) ? $this->values( $value, $at ) : $this->value( $value, $at );
			}
		);
	}

	/** Removes a trailing semicolon. */
	private static function without_trailing_semicolon( string $value ): string {
		$text = rtrim( $value, " \t\n\v\f\r" );
		return ';' === substr( $text, -1 ) ? substr( $text, 0, -1 ) : $value;
	}

	/**
	 * @param mixed            $value
	 * @param list<string|int> $path
	 * @return mixed
	 */
	private function value( $value, array $path ) {
		if ( ! is_array( $value ) ) {
			// Some themes have a trailing semicolon, which is harmless.
			return self::or_rejection( $value, self::error_in( is_string( $value ) ? self::without_trailing_semicolon( $value ) : $value ) );
		}
		if ( isset( $value['ref'] ) ) {
			return is_string( $value['ref'] ) ? self::or_rejection( $value, $this->is_cycle( $value['ref'], $path ) ? Rejection::CYCLE : null ) : null;
		}
		switch ( end( $path ) ) {
			case 'backgroundImage':
				return self::is_tree( $value ) ? self::or_rejection( $value, self::error_in_urls( $value['url'] ?? '' ) ) : null;
			default:
				return array() === $value ? $value : null;
		}
	}

	/** @param list<string|int> $path */
	private function is_cycle( string $ref, array $path ): bool {
		$seen = array( implode( '.', $path ) => true );
		while ( ! isset( $seen[ $ref ] ) ) {
			$seen[ $ref ] = true;
			$behind       = _wp_array_get( array( 'styles' => $this->styles ), explode( '.', $ref ), null );
			if ( ! is_array( $behind ) || ! is_string( $behind['ref'] ?? null ) ) {
				return false;
			}
			$ref = $behind['ref'];
		}
		return true;
	}

	/**
	 * Any other setting: its strings become CSS too.
	 *
	 * @param mixed            $value
	 * @param list<string|int> $path
	 * @return mixed
	 */
	private function plain( $value, array $path ) {
		if ( is_array( $value ) ) {
			$made = $this->each( $value, $path, fn( $key, $own, array $at ) => $this->plain( $own, $at ) );
			return isset( $value[0] ) ? array_values( $made ) : $made;
		}
		return self::or_rejection( $value, self::error_in( $value ) );
	}

	/**
	 * Maps each entry with a callback; entries mapped to null or a Rejection are removed and recorded.
	 *
	 * @param array<int|string, mixed>                                 $tree
	 * @param list<string|int>                                         $path
	 * @param callable(int|string, mixed, list<string|int>): mixed     $make
	 * @return array<int|string, mixed>
	 */
	private function each( array $tree, array $path, callable $make ): array {
		$made = array();
		foreach ( $tree as $key => $value ) {
			if ( null === $value ) {
				continue;
			}
			$at     = array_merge( $path, array( $key ) );
			$result = in_array( $key, self::UNSAFE, true ) ? new Rejection( Rejection::KEY ) : $make( $key, $value, $at );
			if ( null === $result || $result instanceof Rejection ) {
				$this->rejected->add( $at, null === $result ? Rejected_Values::TYPE : $result->reason, $value );
			} else {
				$made[ $key ] = $result;
			}
		}
		return $made;
	}

	/**
	 * Whether a value is a JSON object, or empty.
	 *
	 * @param mixed $value
	 */
	private static function is_tree( $value ): bool {
		return is_array( $value ) && ( array() === $value || ! isset( $value[0] ) );
	}
}
