<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Settings;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agents_Module;
use Atelier\Module;
use Atelier\Support\Options;
use Atelier\Support\Page;

/**
 * The screen Settings › Atelier settings, the links in the list of plugins, and the text for the privacy policy.
 */
final class Settings_Module implements Module {
	private const SLUG       = 'atelier-settings';
	private const CAPABILITY = 'manage_options';

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add_page' ) );
		add_action( 'admin_init', array( $this, 'register_settings' ) );
		add_action( 'admin_init', array( $this, 'add_privacy_policy' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( ATELIER_FILE ), array( $this, 'add_links' ) );
	}

	public function add_page(): void {
		add_options_page( __( 'Atelier settings', 'atelier' ), __( 'Atelier settings', 'atelier' ), self::CAPABILITY, self::SLUG, array( $this, 'render' ) );
	}

	public function register_settings(): void {
		register_setting(
			self::SLUG,
			Options::NAME,
			array(
				'type'              => 'object',
				'sanitize_callback' => static fn( $sent ): array => Options::from_form( $sent ),
			)
		);
		foreach ( $this->sections() as $section => list( $title, $choices ) ) {
			add_settings_section( $section, $title, '__return_null', self::SLUG );
			foreach ( $choices as $choice => list( $name, $label, $description ) ) {
				add_settings_field(
					$choice,
					$name,
					array( $this, 'render_choice' ),
					self::SLUG,
					$section,
					array(
						'choice'      => $choice,
						'label'       => $label,
						'description' => $description,
					)
				);
			}
		}
	}

	/** @return array<string, array{string, array<string, array{string, string, string}>}> Titles, and choices with their name, label and description. */
	private function sections(): array {
		return array(
			'editing' => array(
				__( 'Editing', 'atelier' ),
				array(
					Options::REPLACES_SITE_EDITOR => array(
						__( 'Site Editor', 'atelier' ),
						__( 'Open Atelier instead of WordPress’s Site Editor', 'atelier' ),
						__( 'Applies to Appearance › Editor, “Edit site”, and links of themes and plugins. WordPress’s Site Editor stays available at its address.', 'atelier' ),
					),
					Options::CUSTOM_VIEWS         => array(
						__( 'Custom views', 'atelier' ),
						__( 'Save lists with their filters, sorting and fields', 'atelier' ),
						__( 'Saved views are kept while this is off.', 'atelier' ),
					),
					Options::QUICK_EDIT           => array(
						__( 'Quick edit', 'atelier' ),
						__( 'Edit fields of pages and posts next to their list', 'atelier' ),
						'',
					),
				),
			),
			'data'    => array(
				__( 'Your data', 'atelier' ),
				array(
					Options::DELETES_DATA => array(
						__( 'Deleting Atelier', 'atelier' ),
						__( 'Delete saved views, style variations, site drafts and the history when Atelier is deleted', 'atelier' ),
						__( 'Templates, patterns, pages, menus and styles always stay: they’re part of WordPress.', 'atelier' ),
					),
				),
			),
		);
	}

	/** @param mixed $field The choice with its label and description. */
	public function render_choice( $field ): void {
		if ( ! is_array( $field ) ) {
			return;
		}
		$choice = (string) ( $field['choice'] ?? '' );
		printf(
			'<label><input type="checkbox" name="%1$s[%2$s]" value="1" aria-describedby="atelier-%2$s"%3$s> %4$s</label><p class="description" id="atelier-%2$s">%5$s</p>',
			esc_attr( Options::NAME ),
			esc_attr( $choice ),
			checked( Options::is_on( $choice ), true, false ),
			esc_html( (string) ( $field['label'] ?? '' ) ),
			esc_html( (string) ( $field['description'] ?? '' ) )
		);
	}

	public function render(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			return;
		}
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Atelier settings', 'atelier' ); ?></h1>
			<p>
				<a href="<?php echo esc_url( Page::url() ); ?>"><?php esc_html_e( 'Open Atelier', 'atelier' ); ?></a>
				|
				<a href="<?php echo esc_url( Site_Editor_Links::url_of_wordpress() ); ?>"><?php esc_html_e( 'Open WordPress’s Site Editor', 'atelier' ); ?></a>
			</p>
			<form action="options.php" method="post">
				<?php
				settings_fields( self::SLUG );
				do_settings_sections( self::SLUG );
				submit_button();
				?>
			</form>
			<h2><?php esc_html_e( 'Maintenance', 'atelier' ); ?></h2>
			<p>
				<?php esc_html_e( 'See which blocks your site uses, where they come from, and which are gone.', 'atelier' ); ?>
				<a href="<?php echo esc_url( add_query_arg( 'p', rawurlencode( '/blocks' ), Page::url() ) ); ?>"><?php esc_html_e( 'Block audit', 'atelier' ); ?></a>
			</p>
			<h2><?php esc_html_e( 'Agents', 'atelier' ); ?></h2>
			<p>
				<?php esc_html_e( 'Programs such as AI assistants can propose changes to your site, which you check and publish.', 'atelier' ); ?>
				<a href="<?php echo esc_url( Agents_Module::url() ); ?>"><?php esc_html_e( 'Manage agents', 'atelier' ); ?></a>
			</p>
			<h2><?php esc_html_e( 'Language', 'atelier' ); ?></h2>
			<p>
				<?php esc_html_e( 'Atelier and its messages are in the language of your profile.', 'atelier' ); ?>
				<a href="<?php echo esc_url( admin_url( 'profile.php' ) ); ?>"><?php esc_html_e( 'Change it in your profile', 'atelier' ); ?></a>
			</p>
			<h2><?php esc_html_e( 'On this computer', 'atelier' ); ?></h2>
			<p>
				<?php esc_html_e( 'Unsaved changes are kept, encrypted, in this browser until you save or discard them. To delete them at once, open Atelier, choose Help, and then “Forget everything kept in this browser”.', 'atelier' ); ?>
			</p>
			<h2><?php esc_html_e( 'Privacy', 'atelier' ); ?></h2>
			<div style="max-inline-size: 50em"><?php echo wp_kses_post( wpautop( self::privacy() ) ); ?></div>
		</div>
		<?php
	}

	/**
	 * @param mixed $links The links below the plugin's name.
	 * @return mixed
	 */
	public function add_links( $links ) {
		if ( ! is_array( $links ) ) {
			return $links;
		}
		$own = array();
		if ( current_user_can( Page::capability() ) ) {
			$own['open'] = sprintf( '<a href="%s">%s</a>', esc_url( Page::url() ), esc_html__( 'Open', 'atelier' ) );
		}
		if ( current_user_can( self::CAPABILITY ) ) {
			$own['settings'] = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=' . self::SLUG ) ), esc_html__( 'Settings', 'atelier' ) );
		}
		return $own + $links;
	}

	public function add_privacy_policy(): void {
		wp_add_privacy_policy_content( __( 'Atelier', 'atelier' ), wp_kses_post( wpautop( self::privacy() ) ) );
	}

	private static function privacy(): string {
		return __( 'Atelier collects nothing and sends nothing to its makers. While you edit, unsaved changes are kept, encrypted, in your own browser, so that they survive a crash; they are deleted when you save or discard them, and after a while in any case. Your browser contacts Google only if you allow it in the font library, to show the fonts of its collection there, and Openverse only if you open that category of the inserter. On your site, the history keeps who changed what and when, for as long as its settings say. Visitors of your site are not affected.', 'atelier' )
			. "\n\n"
			. __( 'Agents that you add can read your pages, templates and styles, and may send them to the services that run them. Atelier itself contacts none of these.', 'atelier' );
	}
}
