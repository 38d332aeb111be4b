<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

/**
 * The part of the screen with limits, areas and guidelines.
 */
final class Agent_Settings_Form {
	public function render(): void {
		?>
		<form id="atelier-agents-settings" method="post" action="<?php echo esc_url( Agents_Module::url() ); ?>">
			<?php wp_nonce_field( Agents_Module::SLUG ); ?>
			<input type="hidden" name="<?php echo esc_attr( Agents_Module::ACTION ); ?>" value="save">
			<h2><?php esc_html_e( 'What agents may do', 'atelier' ); ?></h2>
			<table class="form-table" role="presentation">
				<?php
				$this->render_areas();
				array_map( array( $this, 'render_number' ), array_keys( Agent_Limits::NUMBERS ) );
				$this->render_refusal();
				?>
			</table>
			<h2><?php esc_html_e( 'Guidelines', 'atelier' ); ?></h2>
			<p><?php esc_html_e( 'Agents are told this before they propose anything.', 'atelier' ); ?></p>
			<table class="form-table" role="presentation">
				<?php array_map( array( $this, 'render_text' ), Site_Guidelines::TEXTS ); ?>
			</table>
			<?php submit_button(); ?>
		</form>
		<?php
	}

	private function render_areas(): void {
		$labels = array(
			Agent_Limits::STYLES    => __( 'Styles', 'atelier' ),
			Agent_Limits::TEMPLATES => __( 'Templates, template parts and patterns', 'atelier' ),
			Agent_Limits::MENUS     => __( 'Navigation menus', 'atelier' ),
			Agent_Limits::PAGES     => __( 'Pages and posts', 'atelier' ),
			Agent_Limits::SETTINGS  => __( 'Site settings, such as the title', 'atelier' ),
		);
		$limits = Agent_Limits::read();
		$title  = __( 'Areas', 'atelier' );
		printf( '<tr><th scope="row">%1$s</th><td><fieldset><legend class="screen-reader-text">%1$s</legend>', esc_html( $title ) );
		foreach ( $labels as $area => $label ) {
			printf( '<label><input type="checkbox" name="areas[]" value="%s"%s> %s</label><br>', esc_attr( $area ), checked( $limits->allows( $area ), true, false ), esc_html( $label ) );
		}
		printf( '<p class="description">%s</p></fieldset></td></tr>', esc_html__( 'Agents may propose changes of these. Other proposals are refused.', 'atelier' ) );
	}

	private function render_number( string $name ): void {
		list( $least, , $most ) = Agent_Limits::NUMBERS[ $name ];
		list( $label, $help )   = self::words_of( $name );
		printf(
			'<tr><th scope="row"><label for="atelier-%1$s">%2$s</label></th><td><input id="atelier-%1$s" name="%1$s" type="number" class="small-text" required min="%3$d" max="%4$d" value="%5$d" aria-describedby="atelier-%1$s-help"><p class="description" id="atelier-%1$s-help">%6$s</p></td></tr>',
			esc_attr( $name ),
			esc_html( $label ),
			(int) $least,
			(int) $most,
			(int) Agent_Limits::read()->to_stored()[ $name ],
			esc_html( $help )
		);
	}

	/** @return array{ string, string } What a number is called, and what it counts. */
	private static function words_of( string $name ): array {
		$words = array(
			'drafts'    => array( __( 'Open site drafts of each agent', 'atelier' ), __( 'Those that are neither published nor deleted. With more, it has to withdraw one, or wait for you.', 'atelier' ) ),
			'changes'   => array( __( 'Items in each site draft', 'atelier' ), __( 'Each page, template, menu or other item counts once, however many of its blocks the agent changes.', 'atelier' ) ),
			'requests'  => array( __( 'Requests of each agent in a minute', 'atelier' ), __( 'Everything it asks for counts, also what it only reads.', 'atelier' ) ),
			'kilobytes' => array( __( 'Size of a request, in kilobytes', 'atelier' ), __( 'All changes that an agent sends at once, together.', 'atelier' ) ),
		);
		return $words[ $name ];
	}

	private function render_refusal(): void {
		printf(
			'<tr><th scope="row">%s</th><td><label><input type="checkbox" name="refuses_people" value="1" aria-describedby="atelier-refuses-people"%s> %s</label><p class="description" id="atelier-refuses-people">%s</p></td></tr>',
			esc_html__( 'Passwords of people', 'atelier' ),
			checked( Agent_Settings::refuses_people(), true, false ),
			esc_html__( 'Refuse programs that use the application password of someone who may change the site directly', 'atelier' ),
			esc_html__( 'Such a program could change your live site as well. Add an agent for it instead.', 'atelier' )
		);
	}

	private function render_text( string $name ): void {
		$texts = array(
			'voice'     => array( __( 'Voice', 'atelier' ), __( 'How your site speaks, for example: friendly and brief, never in superlatives.', 'atelier' ) ),
			'rules'     => array( __( 'Do and don’t', 'atelier' ), __( 'What agents should do, and what they should leave alone.', 'atelier' ) ),
			'protected' => array( __( 'Protected areas', 'atelier' ), __( 'Pages and texts that agents shouldn’t touch, such as legal notices. You still check every proposal yourself.', 'atelier' ) ),
		);
		list( $label, $help ) = $texts[ $name ];
		printf(
			'<tr><th scope="row"><label for="atelier-%1$s">%2$s</label></th><td><textarea id="atelier-%1$s" name="guidelines[%1$s]" class="large-text" rows="4" data-most="%3$d" data-too-long="%6$s" aria-describedby="atelier-%1$s-help">%4$s</textarea><p class="description" id="atelier-%1$s-help">%5$s</p></td></tr>',
			esc_attr( $name ),
			esc_html( $label ),
			(int) Site_Guidelines::MAX_LENGTH,
			esc_textarea( Site_Guidelines::parsed( Agent_Settings::guidelines() )[ $name ] ),
			esc_html( $help ),
			/* translators: %s: a number of characters. */
			esc_attr( sprintf( __( 'This text is too long to be saved. Shorten it to at most %s characters.', 'atelier' ), number_format_i18n( Site_Guidelines::MAX_LENGTH ) ) )
		);
	}
}
