<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * Takes everything out of styles that has the wrong type or could do harm. WordPress itself checks keys, stumbles over
 * such values, with warnings or by failing, and prints texts as they are. The browser looks for the same
 * (`src/features/styles/model/damage`).
 */
final class Shape {
	private const GROUPS_OF_STYLES = array( 'background', 'border', 'color', 'dimensions', 'filter', 'outline', 'spacing', 'typography' );

	private const GROUPS_OF_SETTINGS = array( 'background', 'border', 'color', 'custom', 'dimensions', 'layout', 'shadow', 'spacing', 'typography' );

	/** Have styles of their own, by name. */
	private const CONTAINERS = array( 'blocks', 'elements', 'variations' );

	/** Lists of presets: what their value is called, and what their variables are. */
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

	/** Every object of a browser has them without being given them. */
	private const UNSAFE = array( '__proto__', 'constructor', 'prototype' );

	/** Words for people, which become no CSS. */
	private const WORDS = array( 'title', 'description', 'slug', 'name' );

	private const LONGEST_SLUG = 200;

	private const ORIGINS = array( 'default', 'blocks', 'theme', 'custom' );

	/** WordPress computes so many sizes one by one. */
	private const MAX_STEPS = 20;

	private Left_Out $left_out;

	private Preset_Circles $circles;

	/** @var array<int|string, mixed> What references lead into. */
	private array $styles = array();

	public function __construct( Left_Out $left_out ) {
		$this->left_out = $left_out;
		$this->circles  = new Preset_Circles();
	}

	/**
	 * @param array<int|string, mixed> $node
	 * @param list<string|int>         $path
	 * @return array<int|string, mixed>
	 */
	public function of_styles( array $node, array $path = array( 'styles' ) ): array {
		if ( array( 'styles' ) === $path ) {
			$this->styles = $node;
		}
		return $this->each(
			$node,
			$path,
			function ( $key, $value, array $at ) {
				if ( in_array( $key, self::CONTAINERS, true ) ) {
					return self::is_tree( $value ) ? $this->each( $value, $at, fn( $name, $child, array $place ) => self::is_tree( $child ) ? $this->of_styles( $child, $place ) : null ) : null;
				}
				if ( in_array( $key, self::GROUPS_OF_STYLES, true ) ) {
					return self::is_tree( $value ) ? $this->values( $value, $at ) : null;
				}
				if ( 'css' === $key ) {
					return is_string( $value ) ? self::or_fault( $value, Css_Text::fault_of_css( $value ) ) : null;
				}
				if ( in_array( $key, self::WORDS, true ) && is_scalar( $value ) ) {
					return $value;
				}
				// States and widths of the window: `:hover`, `@tablet`.
				return self::is_tree( $value ) && ! isset( $value['ref'] ) ? $this->of_styles( $value, $at ) : $this->value( $value, $at );
			}
		);
	}

	/**
	 * @param array<int|string, mixed> $node
	 * @param list<string|int>         $path
	 * @return array<int|string, mixed>
	 */
	public function of_settings( array $node, array $path = array( 'settings' ) ): array {
		if ( array( 'settings' ) === $path ) {
			$this->learn_presets( $node );
		}
		return $this->each(
			$node,
			$path,
			function ( $key, $value, array $at ) {
				if ( 'blocks' === $key ) {
					return self::is_tree( $value ) ? $this->each( $value, $at, fn( $name, $child, array $place ) => self::is_tree( $child ) ? $this->of_settings( $child, $place ) : null ) : null;
				}
				if ( ! in_array( $key, self::GROUPS_OF_SETTINGS, true ) ) {
					return $this->plain( $value, $at );
				}
				if ( ! self::is_tree( $value ) ) {
					return null;
				}
				return $this->each( $value, $at, 'custom' === $key ? fn( $name, $own, array $place ) => $this->plain( $own, $place ) : array( $this, 'setting' ) );
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
	 * @param string                   $name    What the list is called.
	 * @param list<string|int>         $path
	 * @return list<mixed>
	 */
	private function presets( array $presets, string $name, array $path ): array {
		list( $value_key, $infix ) = self::PRESETS[ $name ];

		$slugs = array();
		return array_values(
			$this->each(
				$presets,
				$path,
				function ( $key, $preset ) use ( $value_key, $infix, &$slugs ) {
					if ( ! is_int( $key ) || ! is_array( $preset ) || ! is_scalar( $preset['slug'] ?? null ) ) {
						return null;
					}
					$slug   = (string) $preset['slug'];
					$reason = self::fault_of_slug( $slug ) ?? ( isset( $slugs[ $slug ] ) ? Fault::TAKEN : null ) ?? self::fault_of_preset( $preset, $value_key ) ?? ( $this->circles->has( $infix, $slug ) ? Fault::CIRCLE : null );
					$slugs[ $slug ] = true;
					return self::or_fault(
						array(
							'slug' => $slug,
							'name' => (string) ( is_scalar( $preset['name'] ?? $slug ) ? $preset['name'] ?? $slug : '' ),
						) + $preset,
						$reason
					);
				}
			)
		);
	}

	private static function fault_of_slug( string $slug ): ?string {
		if ( '' === $slug ) {
			return Left_Out::TYPE;
		}
		return strlen( $slug ) > self::LONGEST_SLUG * 3 || in_array( $slug, self::UNSAFE, true ) || 0 !== preg_match( '#[\p{Cc}<>"\'\\\\/|;:{}()[\]]|\.\.#u', $slug ) ? Fault::SLUG : null;
	}

	/** @param array<int|string, mixed> $preset */
	private static function fault_of_preset( array $preset, string $value_key ): ?string {
		$value = $preset[ $value_key ] ?? '';
		$faces = $preset['fontFace'] ?? array();
		$fluid = $preset['fluid'] ?? false;
		if ( ! is_scalar( $preset['name'] ?? '' ) || ! is_array( $faces ) || ( '' !== $value && ( 'colors' === $value_key ) !== is_array( $value ) ) || is_string( $fluid ) ) {
			return Left_Out::TYPE;
		}
		$reasons = array_map( array( self::class, 'fault_of' ), array_values( array_merge( (array) $value, is_array( $fluid ) ? $fluid : array() ) ) );
		if ( 'fontFamily' === $value_key ) {
			$reasons[] = self::fault_of_addresses( $preset['preview'] ?? '' );
			foreach ( $faces as $face ) {
				$reasons[] = self::fault_of_face( $face );
			}
		}
		return array_values( array_filter( $reasons ) )[0] ?? null;
	}

	/** @param mixed $face */
	private static function fault_of_face( $face ): ?string {
		if ( ! is_array( $face ) ) {
			return Left_Out::TYPE;
		}
		foreach ( $face as $key => $value ) {
			$reason = in_array( $key, array( 'src', 'preview' ), true ) ? self::fault_of_addresses( $value ) : self::fault_of( $value ?? '' );
			if ( $reason ) {
				return $reason;
			}
		}
		return null;
	}

	/** @param mixed $addresses One or several. */
	private static function fault_of_addresses( $addresses ): ?string {
		foreach ( (array) $addresses as $address ) {
			$reason = is_string( $address ) ? Css_Text::fault_of_address( $address ) : Left_Out::TYPE;
			if ( $reason ) {
				return $reason;
			}
		}
		return null;
	}

	/**
	 * What is wrong with something that stands behind a colon in CSS.
	 *
	 * @param mixed $value
	 */
	private static function fault_of( $value ): ?string {
		if ( is_string( $value ) ) {
			return Css_Text::fault_of_value( $value );
		}
		return is_scalar( $value ) ? null : Left_Out::TYPE;
	}

	/**
	 * @param mixed $value
	 * @return mixed
	 */
	private static function or_fault( $value, ?string $reason ) {
		return null === $reason ? $value : new Fault( $reason );
	}

	/**
	 * All presets have to be known before one of them can be found to lead back to itself. A user's count for more than
	 * the theme's.
	 *
	 * @param array<int|string, mixed> $settings
	 */
	private function learn_presets( array $settings ): void {
		$owners = array_merge( array( $settings ), is_array( $settings['blocks'] ?? null ) ? array_values( $settings['blocks'] ) : array() );
		foreach ( $owners as $owner ) {
			foreach ( is_array( $owner ) ? $owner : array() as $group ) {
				foreach ( is_array( $group ) ? array_intersect_key( $group, self::PRESETS ) : array() as $name => $lists ) {
					$lists = is_array( $lists ) ? $lists : array();
					$this->circles->add( self::PRESETS[ $name ][1], $lists );
					foreach ( self::ORIGINS as $origin ) {
						$this->circles->add( self::PRESETS[ $name ][1], is_array( $lists[ $origin ] ?? null ) ? $lists[ $origin ] : array() );
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
		return $this->each( $tree, $path, fn( $key, $value, array $at ) => self::is_tree( $value ) && array() !== $value && 'backgroundImage' !== $key && ! isset( $value['ref'] ) ? $this->values( $value, $at ) : $this->value( $value, $at ) );
	}

	/** A value without a semicolon at its end. */
	private static function without_end( string $value ): string {
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
			// Themes have a semicolon at the end here and there, which ends nothing: the declaration is over anyway.
			return self::or_fault( $value, self::fault_of( is_string( $value ) ? self::without_end( $value ) : $value ) );
		}
		if ( isset( $value['ref'] ) ) {
			return is_string( $value['ref'] ) ? self::or_fault( $value, $this->is_circle( $value['ref'], $path ) ? Fault::CIRCLE : null ) : null;
		}
		switch ( end( $path ) ) {
			case 'backgroundImage':
				return self::is_tree( $value ) ? self::or_fault( $value, self::fault_of_addresses( $value['url'] ?? '' ) ) : null;
			case 'duotone':
				$reasons = array_filter( array_map( array( self::class, 'fault_of' ), $value ) );
				return self::or_fault( $value, array_values( $reasons )[0] ?? null );
			default:
				return array() === $value ? $value : null;
		}
	}

	/** @param list<string|int> $path */
	private function is_circle( string $ref, array $path ): bool {
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
	 * Whatever else is in the settings: texts in it are part of CSS too.
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
		return self::or_fault( $value, self::fault_of( $value ) );
	}

	/**
	 * What a callback makes of each entry; those that it makes nothing of are left out.
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
			$result = in_array( $key, self::UNSAFE, true ) ? new Fault( Fault::KEY ) : $make( $key, $value, $at );
			if ( null === $result || $result instanceof Fault ) {
				$this->left_out->add( $at, null === $result ? Left_Out::TYPE : $result->reason, $value );
			} else {
				$made[ $key ] = $result;
			}
		}
		return $made;
	}

	/**
	 * Whether something is an object in JSON; an empty one cannot be told from an empty list.
	 *
	 * @param mixed $value
	 */
	private static function is_tree( $value ): bool {
		return is_array( $value ) && ( array() === $value || ! isset( $value[0] ) );
	}
}
